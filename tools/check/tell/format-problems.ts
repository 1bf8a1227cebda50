import type { Problem } from '../problem';

const indent = '    ';

/** As many characters of a line as fit a terminal. */
const widest = 110;

const cut = (text: string, start = 0) => {
  const shown = text.slice(start, start + widest);
  return (start > 0 ? '…' : '') + shown + (text.length > start + widest ? '…' : '');
};

/** The lines around a problem, the place marked. */
const frame = ({ line, column, length }: Problem, source: string): string[] => {
  const lines = source.split(/\r?\n/);
  const first = Math.max(1, line - 1);
  const last = Math.min(lines.length, line + 1);
  const width = String(last).length;
  // A place far to the right is shown with what stands before it.
  const start = column < widest ? 0 : column - Math.floor(widest / 2);
  const mark = {
    from: column - 1 - start + (start > 0 ? 1 : 0),
    most: widest - (column - 1 - start),
  };
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((number) => {
    const isPlace = number === line;
    const text = cut(lines[number - 1] ?? '', isPlace ? start : 0);
    const sign = isPlace ? '>' : ' ';
    const shown = `${indent}${sign} ${String(number).padStart(width)} | ${text}`.trimEnd();
    if (!isPlace) return [shown];
    const marks = ' '.repeat(mark.from) + '^'.repeat(Math.min(length, mark.most));
    return [shown, `${indent}  ${' '.repeat(width)} | ${marks}`];
  });
};

const said = (name: string, text: string | undefined) =>
  text === undefined ? [] : [`${indent}${name} ${text.split('\n').join(`\n${indent}  `)}`];

/** One problem; with `source`, the file it is in, also the editor's own lines. */
export const tellProblem = (problem: Problem, source?: string): string =>
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
    ...said('See also:', problem.see),
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
      const told = ordered.map((problem) => tellProblem(problem, sources[file]));
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
