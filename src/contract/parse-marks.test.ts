/** @jest-environment node */
import fc from 'fast-check';
import { hasMarks, parseMarks } from './parse-marks';

test.each([
  ['plain words', ['plain words']],
  ['', []],
  ['a **bold** word', ['a ', { mark: 'bold', pieces: ['bold'] }, ' word']],
  ['*slanted*', [{ mark: 'italic', pieces: ['slanted'] }]],
  [
    'see [our **policy**](/Privacy).',
    [
      'see ',
      { mark: 'link', to: '/Privacy', pieces: ['our ', { mark: 'bold', pieces: ['policy'] }] },
      '.',
    ],
  ],
  [
    '**all [of](/a) it**',
    [{ mark: 'bold', pieces: ['all ', { mark: 'link', to: '/a', pieces: ['of'] }, ' it'] }],
  ],
  ['Fields marked * are required *', ['Fields marked * are required *']],
  ['2 * 3 * 4', ['2 * 3 * 4']],
  ['** not **', ['** not **']],
  ['[words] (/a)', ['[words] (/a)']],
  ['[](/a) and [a]()', ['[](/a) and [a]()']],
  ['<b>HTML</b>', ['<b>HTML</b>']],
])('%j', (text, pieces) => {
  expect(parseMarks(text)).toEqual(pieces);
  expect(hasMarks(text)).toBe(pieces.some((piece) => typeof piece !== 'string'));
});

/** The definition in short: each mark from its first sign to its nearest last one. */
const marks =
  /\*\*(?=\S)(?<bold>.+?)(?<=\S)\*\*|\*(?=[^\s*])(?<italic>.+?)(?<=[^\s*])\*|\[(?<words>[^\][]+)\]\((?<to>[^()\s]+)\)/su;

const slowly = (text: string): unknown[] => {
  const found = marks.exec(text);
  if (!found) return text === '' ? [] : [text];
  const { bold, italic, words = '', to } = found.groups ?? {};
  const before = text.slice(0, found.index);
  const piece =
    to === undefined
      ? { mark: bold === undefined ? 'italic' : 'bold', pieces: slowly(bold ?? italic ?? '') }
      : { mark: 'link', to, pieces: slowly(words) };
  return [
    ...(before === '' ? [] : [before]),
    piece,
    ...slowly(text.slice(found.index + found[0].length)),
  ];
};

test('of any signs it makes what the definition says', () => {
  const sign = fc.constantFrom('*', '**', ' ', 'a', '[', ']', '(', ')', '](', '/', '\n', '😀');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 24 }), (signs) => {
      const text = signs.join('');
      expect(parseMarks(text)).toEqual(slowly(text));
    }),
    { numRuns: 3_000 },
  );
});

test('a text of a hundred thousand marks, or of as many that do not end, takes no stack', () => {
  for (const unit of ['**a** ', '**a ', '*a *b** ', '[a](b) ', '[a](', '[', '***']) {
    const text = unit.repeat(100_000);
    expect(parseMarks(text).length).toBeGreaterThan(0);
  }
});
