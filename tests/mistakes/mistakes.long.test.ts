/** @jest-environment node */
import { errors } from '../../packages/problems/catalogue/errors';
import type { Problem } from '../../packages/problems/problem';
import { seeded, someOf } from '../runs';
import { cases } from './cases';
import { jargonIn } from './jargon';
import { addedBy, newIn, type Case } from './judged';
import { mistakes } from './mistakes';
import { unnamed } from './noted-checks';
import { pairs } from './pairs';
import { expectTold } from './told';

/** What is missing or stands elsewhere is written by hand, after the words of the suggestion. */
const byHand = ['SITE-021', 'SITE-022', 'SITE-027', 'SITE-030'];

/** Nothing of what stands there can be fixed: undone, the file is as it was. */
const undone = 'SITE-194';

/** Of lines that nobody can read, and of two versions, only a person knows what is to stay. */
const undecided = ['SITE-016', 'SITE-040'];
const mostUndone = 24;

const isRepaired = ({ mistake: { code, suggests }, left }: Case) =>
  left ? left.length === 0 : byHand.includes(code) && suggests !== undefined;

const reported = cases.flatMap(({ mistake, problems }) =>
  problems.map((problem) => ({ ...mistake, problem })),
);

test(seeded('no answer speaks as programmers do'), () => {
  const spoken = reported.flatMap(({ what, to, problem: { message, repair, allowed = '' } }) => {
    const word = [message, repair, allowed].map(jargonIn).find((found) => found !== undefined);
    // What an editor wrote is repeated as it is.
    return word === undefined || to.includes(word) ? [] : [`${what}: ${word}`];
  });
  expect(spoken).toEqual([]);
});

test(seeded('what an answer gives as an example is of the very name that it speaks of'), () => {
  // What is no error is listed without one.
  const shown = reported.filter(({ problem }) => problem.severity === 'error');
  const others = shown.flatMap(({ what, problem: { code, path, example, suggestion } }) => {
    const [, key] = /(?:^|\.)([A-Za-z]\w*)$/.exec(path) ?? [];
    const [, around] = /([A-Za-z]\w*)\.\w+$/.exec(path) ?? [];
    // A name that there is not has no example, and of lines without their beginning nobody knows it; what makes a form smaller
    // stands elsewhere in it.
    const isNamed =
      key !== undefined && !['SITE-020', 'SITE-021', 'SITE-039', 'SITE-144'].includes(code);
    const isShown = [key, around].some((name) => example.includes(`${name}:`));
    return !isNamed || isShown || example.includes(suggestion ?? '\n\n')
      ? []
      : [`${what}, ${code} ${path}: ${example}`];
  });
  expect(others).toEqual([]);
});

test(seeded('no answer holds a place that was not filled in'), () => {
  const unfilled = reported.filter(({ problem: { code, message, repair } }) => {
    const { description = '', repair: way = '' } =
      Object.values(errors).find((each) => each.code === code) ?? {};
    const places = (description + way).match(/\{\w+\}/g) ?? [];
    return places.some((place) => (message + repair).includes(place));
  });
  expect(reported.length).toBeGreaterThan(cases.length / 2);
  expect(unfilled.map(({ what }) => what)).toEqual([]);
});

test(seeded('a check finds only the errors that it names'), () => {
  expect([...unnamed]).toEqual([]);
});

test('there are at least 120 mistakes, over all sorts of files', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(120);
  expect(new Set(mistakes.map(({ file }) => file)).size).toBeGreaterThanOrEqual(10);
});

test(
  seeded('at least two in five are told with what fixes them: with that nothing is wrong any more'),
  () => {
    const repairable = cases.filter(
      ({ mistake: { code } }) => ![undone, ...undecided].includes(code),
    );
    const repaired = repairable.filter(isRepaired);
    expect(repaired.length).toBeGreaterThanOrEqual(110);
    expect(repaired.length / repairable.length).toBeGreaterThan(0.4);
  },
);

test(seeded('few can only be undone, and are told how'), () => {
  const lost = cases.filter(({ mistake }) => mistake.code === undone);
  expect(lost.length).toBeLessThanOrEqual(mostUndone);
  const unreported = lost.filter(({ found }) => !found?.repair.includes('git restore'));
  expect(unreported.map(({ mistake }) => mistake.what)).toEqual([]);
});

test(seeded('what is certain is right, always'), () => {
  const certain = cases.filter(({ found }) => found?.fix?.certain);
  // About eighty of all; of some that are drawn a third, give or take a few.
  expect(certain.length).toBeGreaterThan(8);
  const wrong = certain.filter((each) => !isRepaired(each));
  expect(wrong.map(({ mistake }) => mistake.what)).toEqual([]);
});

/** What is suggested is right, and brings another thing to light that is told with what fixes it, or where it is. */
const broughtToLight = new Map([
  ['a tall photograph that is not there', 'the size of the picture, which nobody knew before'],
  ['what others call a tall photograph', 'that it is small for telephones'],
  ['a logo that is not there', 'the size of the picture, which nobody knew before'],
  ['a picture saved in another format', 'the size of the picture, which nobody knew before'],
  ['a waiting list for what never is full', 'the stamp for who waits, which nobody needs then'],
]);

test(seeded('what is suggested leaves nothing new that is wrong'), () => {
  const wrong = cases.filter((each) => newIn(each).length > 0);
  const known = [...broughtToLight.keys()].filter((what) =>
    cases.some(({ mistake }) => mistake.what === what),
  );
  expect(wrong.map(({ mistake }) => mistake.what).sort()).toEqual(known.sort());
});

test(seeded('one mistake is told as two at most'), () => {
  const many = cases.filter(({ problems }) => problems.length > 2);
  expect(many.map(({ mistake }) => mistake.what)).toEqual([]);
});

test.each(cases.map((each) => [each.mistake.what, each] as const))(
  seeded('%s is told where it is, in twelve lines, and nothing twice'),
  (_, each) => expectTold(each),
);

/** The same code, words and way out; lines and lists move with what stands above them. */
const wordsOf = ({ file, code, path, message, suggestion = '' }: Problem) =>
  `${file} ${code} ${path} ${message} ${suggestion}`.replaceAll(/\d+/g, '#');

test(seeded('two mistakes in two places are told as two, each as it is told alone'), () => {
  const wrong = someOf(pairs, { oneIn: 5 }).flatMap(({ one, other, changed }) => {
    const alone = [...one.problems, ...other.problems].map(wordsOf).sort();
    const together = addedBy(changed).map(wordsOf).sort();
    const isSame = JSON.stringify(alone) === JSON.stringify(together);
    return isSame ? [] : [`${one.mistake.what} + ${other.mistake.what}`];
  });
  const inOneFile = pairs.filter(({ changed }) => Object.keys(changed).length === 1);
  expect(pairs.length).toBeGreaterThan(200);
  expect(inOneFile.length).toBeGreaterThanOrEqual(pairs.length / 3);
  expect(wrong).toEqual([]);
});
