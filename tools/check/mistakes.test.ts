/** @jest-environment node */
import { join } from 'node:path';
import { checkConfig } from './check-config';
import { readConfigSources } from './config-files';
import { mistakes, type Mistake } from './mistakes';

const sources = readConfigSources(join(__dirname, '../..'));

const change = ({ file, from, to }: Mistake) => {
  const before = sources[file]!;
  expect(before).toContain(from);
  return before.replace(from, () => to);
};

/** The line from which on the two texts differ. */
const changedLine = (before: string, after: string) => {
  const lines = after.split('\n');
  return before.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
};

const before = checkConfig(sources).map(({ code, file, path }) => `${code} ${file} ${path}`);

/** What the mistake adds to what was told before. */
const told = (mistake: Mistake) =>
  checkConfig({ ...sources, [mistake.file]: change(mistake) }).filter(
    ({ code, file, path }) => !before.includes(`${code} ${file} ${path}`),
  );

test('there are at least 120 mistakes, over all sorts of files', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(120);
  expect(new Set(mistakes.map(({ file }) => file)).size).toBeGreaterThanOrEqual(10);
});

test('at least 110 are told with what mends them', () => {
  const mended = mistakes.filter((mistake) =>
    told(mistake).some(({ suggestion, allowed, mend }) => suggestion ?? allowed ?? mend),
  );
  expect(mended.length).toBeGreaterThanOrEqual(110);
});

test.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('%s', (_, mistake) => {
  const problems = told(mistake);
  const found = problems.find(({ code }) => code === mistake.code);
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
    expect.stringContaining(mistake.code),
  );
  const after = change(mistake);
  const line = changedLine(sources[mistake.file]!, after);
  expect(found?.file).toBe(mistake.in ?? mistake.file);
  const pointed = after.split('\n')[found!.line - 1];
  if (mistake.at) expect(pointed).toContain(mistake.at);
  // What is missing is told where the group begins in which it should stand.
  else if (['SITE-022', 'SITE-030'].includes(mistake.code))
    expect(found!.line).toBeLessThanOrEqual(line);
  else expect(found?.line).toBe(line);
  if (mistake.suggests) expect(found?.suggestion).toContain(mistake.suggests);
});
