/** @jest-environment node */
import { join } from 'node:path';
import { checkConfig } from '../check-config';
import { applyEdits } from '../fix/apply-edits';
import type { Problem } from '../problem';
import { readConfigSources, type ConfigSources } from '../read/config-files';
import { examplesOf } from '../tell/example-at';
import { jargonIn } from './jargon';
import { knownPictures } from './known-pictures';
import { mistakes } from './mistakes';
import { notificationsSource } from './notifications';
import { notifications, type Mistake } from './row';

const sources: ConfigSources = {
  ...readConfigSources(join(__dirname, '../../../examples/agency')),
  [notifications]: notificationsSource,
};
const pictures = [...Object.keys(knownPictures), '/icon.svg'];
const surroundings = {
  pictures,
  files: [...pictures, '/prices.pdf'],
  fonts: ['Bricolage Grotesque Variable', 'Instrument Sans Variable'],
  media: ['/videos/tour.en.vtt', '/videos/tour.mp4'],
  today: '2026-03-31',
  factsOf: (address: string) => knownPictures[address],
  exampleAt: examplesOf(join(__dirname, '../../..')),
};

/** What `text` in place of a file adds to what is told of the config as it is. */
const addedBy = (() => {
  const check = (changed: typeof sources) => checkConfig(changed, surroundings);
  const name = ({ code, file, path }: Problem) => `${code} ${file} ${path}`;
  const before = new Set(check(sources).map(name));
  return (file: string, text: string) =>
    check({ ...sources, [file]: text }).filter((problem) => !before.has(name(problem)));
})();

/** What is missing or stands elsewhere is written by hand, after the words of the suggestion. */
const byHand = ['SITE-021', 'SITE-022', 'SITE-027', 'SITE-030'];

const isMended = ({ file, code, suggests }: Mistake, after: string, found?: Problem) => {
  if (!found?.fix) return byHand.includes(code) && suggests !== undefined;
  return addedBy(file, applyEdits(after, found.fix.edits)).length === 0;
};

const cases = mistakes.map((mistake) => {
  const before = sources[mistake.file]!;
  const after = before.replace(mistake.from, () => mistake.to);
  const problems = after === before ? [] : addedBy(mistake.file, after);
  const found = problems.find(({ code }) => code === mistake.code);
  return { mistake, after, problems, found, mended: isMended(mistake, after, found) };
});

const told = cases.flatMap(({ mistake, problems }) =>
  problems.map((problem) => ({ ...mistake, problem })),
);

test('no answer speaks as programmers do', () => {
  const spoken = told.flatMap(({ what, to, problem: { message, mend, allowed = '' } }) => {
    const word = [message, mend, allowed].map(jargonIn).find((found) => found !== undefined);
    // What an editor wrote is repeated as it is.
    return word === undefined || to.includes(word) ? [] : [`${what}: ${word}`];
  });
  expect(spoken).toEqual([]);
});

test('what an answer gives as an example is of the very name that it speaks of', () => {
  const others = told.flatMap(({ what, problem: { code, path, example, suggestion } }) => {
    const [, key] = /(?:^|\.)([A-Za-z]\w*)$/.exec(path) ?? [];
    const [, around] = /([A-Za-z]\w*)\.\w+$/.exec(path) ?? [];
    // A name that there is not has no example, and of lines without their beginning nobody knows it.
    const isNamed = key !== undefined && !['SITE-020', 'SITE-021', 'SITE-039'].includes(code);
    const isShown = [key, around].some((name) => example.includes(`${name}:`));
    return !isNamed || isShown || example.includes(suggestion ?? '\n\n')
      ? []
      : [`${what}, ${code} ${path}: ${example}`];
  });
  expect(others).toEqual([]);
});

/** The line from which on the two texts differ. */
const changedLine = (before: string, after: string) => {
  const lines = after.split('\n');
  return before.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
};

test('there are at least 120 mistakes, over all sorts of files', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(120);
  expect(new Set(mistakes.map(({ file }) => file)).size).toBeGreaterThanOrEqual(10);
});

test('at least three in four are told with what mends them: with it nothing is wrong any more', () => {
  const mended = cases.filter((each) => each.mended);
  expect(mended.length).toBeGreaterThanOrEqual(110);
  expect(mended.length / cases.length).toBeGreaterThan(0.75);
});

test('what is certain is right, always', () => {
  const certain = cases.filter(({ found }) => found?.fix?.certain);
  expect(certain.length).toBeGreaterThan(20);
  const wrong = certain.filter(({ mended }) => !mended);
  expect(wrong.map(({ mistake }) => mistake.what)).toEqual([]);
});

test.each(cases.map((each) => [each.mistake.what, each] as const))(
  '%s',
  (_, { mistake, after, problems, found }) => {
    expect(sources[mistake.file]).toContain(mistake.from);
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
      expect.stringContaining(mistake.code),
    );
    const line = changedLine(sources[mistake.file]!, after);
    expect(found?.file).toBe(mistake.in ?? mistake.file);
    const pointed = after.split('\n')[found!.line - 1];
    if (mistake.at) expect(pointed).toContain(mistake.at);
    // What is missing is told where the group begins in which it should stand.
    else if (['SITE-022', 'SITE-030'].includes(mistake.code))
      expect(found!.line).toBeLessThanOrEqual(line);
    else expect(found?.line).toBe(line);
    if (mistake.suggests) expect(found?.suggestion).toContain(mistake.suggests);
    else expect(found?.suggestion).toBeUndefined();
  },
);
