/** @jest-environment node */
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
