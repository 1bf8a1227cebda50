import type { Problem } from '../problem';
import { reportProblem } from './format-problems';

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Each problem as GitHub shows it at its line in a pull request. Source: "Workflow commands for
 * GitHub Actions", `error`. The log, where the same is told already, has them folded.
 */
export const annotate = (problems: Problem[]): string =>
  [
    '::group::The same, at the lines of the pull request',
    ...problems.map((problem) => {
      const { file, line, column, code, place } = problem;
      const properties = Object.entries({
        file,
        line: String(line),
        col: String(column),
        title: `${code} ${place}`,
      }).map(([name, value]) => `${name}=${escapeProperty(value)}`);
      return `::error ${properties.join(',')}::${escapeText(reportProblem(problem))}`;
    }),
    '::endgroup::',
  ].join('\n');
