import { reportProblem } from '../../packages/site-check/report/format-problems';
import { sources } from './agency';
import type { Case } from './judged';

/** The line from which on the two texts differ. */
const changedLine = (before: string, after: string) => {
  const lines = after.split('\n');
  return before.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
};

const mostLines = 12;

/** Told in twelve lines, and nothing twice. */
const expectBrief = ({ mistake, after, problems }: Case) => {
  for (const problem of problems) {
    const own = problem.file === mistake.file ? after : sources[problem.file];
    for (const reported of [reportProblem(problem, own), reportProblem(problem)]) {
      const lines = reported.split('\n').filter((line) => line !== '');
      expect(reported.split('\n').length).toBeLessThanOrEqual(mostLines);
      expect(new Set(lines).size).toBe(lines.length);
      const [, meant] = /Did you mean (.*) \?$/m.exec(reported) ?? [];
      const [, repair = ''] = /To fix it: (.*)$/m.exec(reported) ?? [];
      if (meant !== undefined) expect(repair).not.toContain(meant);
    }
  }
};

/** The mistake is told where it is, in twelve lines, and nothing twice. */
export const expectTold = (each: Case) => {
  const { mistake, after, problems, found } = each;
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
  expectBrief(each);
};
