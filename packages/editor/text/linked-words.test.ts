/** @jest-environment node */
import { linkedWords } from './linked-words';
import { documentOf } from './text-document';

const words = 'Ask the [whole team](/About-us) for a café’s offer.';

test.each([
  ['a word', 1, 'Ask'],
  ['the end of a word', 3, 'Ask'],
  ['a link', 10, 'whole team'],
  ['signs of other languages', 27, 'café’s'],
  ['no word', 38, ''],
])('a link at a caret in %s is for it', (_, at, linked) => {
  const doc = documentOf(words, { marks: true });
  const { from, to } = linkedWords(doc, at);
  expect(doc.textBetween(from, to)).toBe(linked);
});
