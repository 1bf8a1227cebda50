/** @jest-environment node */
import fc from 'fast-check';
import { wordDifference } from './word-difference';

test('the words that differ are marked, the others stand once', () => {
  expect(wordDifference('We build websites for you', 'We build shops for you')).toEqual([
    { is: 'same', text: 'We build ' },
    { is: 'before', text: 'websites' },
    { is: 'after', text: 'shops' },
    { is: 'same', text: ' for you' },
  ]);
});

test('words in a row that differ are marked as one', () => {
  expect(wordDifference('Our Services', 'What we do')).toEqual([
    { is: 'before', text: 'Our Services' },
    { is: 'after', text: 'What we do' },
  ]);
});

test('a long text is said as a whole', () => {
  const [before, after] = ['a '.repeat(2000), 'b '.repeat(2000)];
  expect(wordDifference(before, after)).toEqual([
    { is: 'before', text: before },
    { is: 'after', text: after },
  ]);
});

test('both texts can be read from the parts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '…')).map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifference(before, after);
      const side = (other: string) =>
        parts.flatMap((part) => (part.is === other ? [] : part.text)).join('');
      expect([side('after'), side('before')]).toEqual([before, after]);
    }),
  );
});
