/** @jest-environment node */
import { join } from 'node:path';
import { readConfigSources } from '../../config-files/config-files';
import { checkConfig } from '../check-config';
import { annotate, reportProblem } from './format-problems';

const page = 'config/pages/contact.ts';

/** What GitHub shows of a line of the log, as its runner reads it. */
const shown = (line: string) => {
  const [, properties = '', text = ''] = /^::error (.*?)::(.*)$/.exec(line) ?? [];
  const named = properties.split(',').map((each) => {
    const [name = '', value = ''] = each.split('=');
    return [name, decodeURIComponent(value)] as const;
  });
  return { ...Object.fromEntries(named), text: decodeURIComponent(text) };
};

test('a mistake is told on GitHub at its line, in the words of the terminal', () => {
  const sources = readConfigSources(join(__dirname, '../../../tests/sites/agency'));
  const source = sources[page]!.replace(
    "title: 'Where To Find Us'",
    "titel: '100%, ::here'",
  ).replace('height: 500', "height: '50%\\n'");
  const problems = checkConfig({ ...sources, [page]: source }).filter(
    ({ severity }) => severity === 'error',
  );
  expect(problems).toHaveLength(2);
  const lines = annotate(problems).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines.slice(1, -1).map(shown)).toEqual(
    problems.map((problem) => ({
      file: page,
      line: String(problem.line),
      col: String(problem.column),
      title: `${problem.code} ${problem.place}`,
      text: reportProblem(problem),
    })),
  );
});
