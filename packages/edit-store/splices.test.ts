/** @jest-environment node */
import fc from 'fast-check';
import { processorTime } from '../../tests/processor-time';
import { applyEdits, editedText } from '../problems/edits';
import {
  applySplices,
  difference,
  placeSplices,
  reversed,
  type Splice,
  splicesOf,
} from './splices';

const someText = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '𝄞'), maxLength: 30 });

test('a difference makes one text of the other, and its reverse the other of the one', () => {
  fc.assert(
    fc.property(someText, someText, (before, after) => {
      const splices = difference(before, after);
      expect(applySplices(before, splices)).toBe(after);
      expect(applySplices(after, reversed(splices))).toBe(before);
    }),
  );
});

test('edits made one after the other, each on what the last has left, are splices of the first text', () => {
  const someEdits = fc.array(fc.tuple(fc.nat(40), fc.nat(5), someText), { maxLength: 6 });
  fc.assert(
    fc.property(someText, someEdits, (before, edits) => {
      const made = editedText(before);
      for (const [at, length, text] of edits) {
        const start = Math.min(at, made.text().length);
        const end = Math.min(start + length, made.text().length);
        made.edit([{ start, end, text }]);
      }
      expect(applyEdits(before, made.edits())).toBe(made.text());
      expect(applySplices(before, splicesOf(before, made.edits()))).toBe(made.text());
    }),
  );
});

test('what a text does not say is not removed from it', () => {
  expect(applySplices('abc', [{ at: 1, removed: 'x', inserted: '' }])).toBeUndefined();
});

const known = 'one\ntwo\nthree\nfour\n';
const two: Splice = { at: 4, removed: 'two', inserted: '2' };
const between: Splice = { at: 8, removed: '', inserted: 'and\n' };

test.each<[string, Splice, string, string | undefined]>([
  ['nothing has changed', two, known, 'one\n2\nthree\nfour\n'],
  ['a line more above', two, `zero\n${known}`, 'zero\none\n2\nthree\nfour\n'],
  ['a line less above', two, 'two\nthree\nfour\n', '2\nthree\nfour\n'],
  ['lines above and below', two, `zero\n${known}five\n`, 'zero\none\n2\nthree\nfour\nfive\n'],
  ['words above and below', two, 'on\ntwo\ntree\nfour\n', 'on\n2\ntree\nfour\n'],
  ['its own word', two, 'one\ntwoo\nthree\nfour\n', 'one\n2o\nthree\nfour\n'],
  ['within it', two, 'one\nt wo\nthree\nfour\n', undefined],
  ['it is gone', two, 'one\nthree\nfour\n', undefined],
  ['it stands elsewhere', two, 'one\nthree\ntwo\nfour\n', undefined],
  ['all is other', two, 'nothing\n', undefined],
  [
    'a line more below an empty place',
    between,
    `${known}five\n`,
    'one\ntwo\nand\nthree\nfour\nfive\n',
  ],
  ['something at the empty place', between, 'one\ntwo\nor\nthree\nfour\n', undefined],
])('%s: a splice is placed beside it, or not at all', (_, splice, now, expected) => {
  const placed = placeSplices([splice], { known, now });
  expect(placed && applySplices(now, placed)).toBe(expected);
});

test('many lines are compared fast', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `  line: '${index}',\n`);
  const changed = [...lines.slice(1, 5_000), 'new\n', ...lines.slice(5_001), 'x'];
  const took = processorTime(() => {
    expect(difference(lines.join(''), changed.join(''))).toHaveLength(3);
  }, 2000);
  expect(took).toBeLessThan(2000);
});
