import type { Problem } from './problem';

const indent = '    ';

/** The lines around a problem, the place marked. */
const frame = ({ line, column, length }: Problem, source: string): string[] => {
  const lines = source.split(/\r?\n/);
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((number) => {
    const text = lines[number - 1] ?? '';
    const sign = number === line ? '>' : ' ';
    const shown = `${indent}${sign} ${String(number).padStart(width)} | ${text}`.trimEnd();
    if (number !== line) return [shown];
    const marks = ' '.repeat(column - 1) + '^'.repeat(length);
    return [shown, `${indent}  ${' '.repeat(width)} | ${marks}`];
  });
};

const said = (name: string, text: string | undefined) =>
  text === undefined ? [] : [`${indent}${name} ${text.split('\n').join(`\n${indent}  `)}`];

const entry = (problem: Problem, source: string | undefined): string =>
  [
    `  ${problem.file}:${problem.line}:${problem.column}  ${problem.code}`,
    `${indent}${problem.place}`,
    `${indent}${problem.message}`,
    ...(source === undefined ? [] : ['', ...frame(problem, source), '']),
    ...said('Allowed:', problem.allowed),
    ...said('Did you mean', problem.suggestion && `${problem.suggestion} ?`),
    ...said('To mend it:', problem.mend),
    ...(problem.fix?.certain ? [`${indent}Or: npm run check -- --fix`] : []),
    ...said('For example:', problem.example),
    `${indent}More: docs/errors.md#${problem.code.toLowerCase()}`,
  ].join('\n');

const places = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** Problems as an editor reads them: by file, from top to bottom, each with the editor's own lines. */
export const formatProblems = (problems: Problem[], sources: Record<string, string>): string => {
  const files = [...new Set(problems.map(({ file }) => file))];
  return files
    .map((file) => {
      const own = problems.filter((problem) => problem.file === file);
      const ordered = own.toSorted((a, b) => a.line - b.line || a.column - b.column);
      const told = ordered.map((problem) => entry(problem, sources[file]));
      return [`${file}: ${places(own.length)}`, ...told].join('\n\n');
    })
    .join('\n\n');
};

/** All errors, and what is to be done with them. */
export const formatErrors = (errors: Problem[], sources: Record<string, string>): string => {
  const certain = errors.filter(({ fix }) => fix?.certain).length;
  const help = certain > 0 ? [`npm run check -- --fix mends ${certain} of them.`] : [];
  const told = [`${errors.length} to mend in config:`, formatProblems(errors, sources), ...help];
  return `${told.join('\n\n')}\n`;
};
