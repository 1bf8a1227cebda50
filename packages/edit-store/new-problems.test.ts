/** @jest-environment node */
import type { Problem } from '../problems/problem';
import { byConcern, movesOf, newErrors } from './new-problems';

const home = 'config/pages/home.ts';

const error = (path: string, more: Partial<Problem> = {}) =>
  ({
    code: 'SITE-050',
    severity: 'error',
    file: home,
    path,
    message: 'Wrong.',
    ...more,
  }) as Problem;

const still = movesOf([], false);
const shifting = movesOf([], true);
const renaming = movesOf(
  [
    { file: home, before: 'text', after: undefined, splices: [] },
    { file: 'config/pages/start.ts', before: undefined, after: 'text', splices: [] },
  ],
  true,
);

test.each<[string, Problem[], Problem[], typeof still, string[]]>([
  ['the same one', [error('a')], [error('a')], still, []],
  ['one at another place', [error('a')], [error('b')], still, ['b']],
  ['one of another code', [error('a')], [error('a', { code: 'SITE-051' })], still, ['a']],
  ['one in other words', [error('a')], [error('a', { message: 'Bad.' })], still, ['a']],
  ['one in another file', [error('a')], [error('a', { file: 'config/site.ts' })], still, ['a']],
  ['the same one twice', [error('a')], [error('a'), error('a')], still, ['a']],
  ['a warning', [], [error('a', { severity: 'warning' })], still, []],
  ['a former warning', [error('a', { severity: 'warning' })], [error('a')], still, ['a']],
  ['one less', [error('a'), error('b')], [error('b')], still, []],
  ['one at another index', [error('s[1].a')], [error('s[2].a')], still, ['s[2].a']],
  ['one whose entry has moved', [error('s[1].a')], [error('s[2].a')], shifting, []],
  [
    'one more at an entry, and one whose entry has moved',
    [error('s[1].a')],
    [error('s[2].a'), error('s[0].a')],
    shifting,
    ['s[0].a'],
  ],
  [
    'one of a renamed file',
    [error('a')],
    [error('a', { file: 'config/pages/start.ts' })],
    renaming,
    [],
  ],
])('%s is new, or not', (_, before, after, moves, expected) => {
  expect(newErrors(before, after, moves).map(({ path }) => path)).toEqual(expected);
});

test('problems of the changed place come first, then those of its file', () => {
  const problems = [
    error('a', { file: 'config/site.ts' }),
    error('b'),
    error('s[1].title'),
    error('s[10].title'),
  ];
  expect(byConcern(problems, [{ file: home, path: 's[1]' }]).map(({ path }) => path)).toEqual([
    's[1].title',
    'b',
    's[10].title',
    'a',
  ]);
});
