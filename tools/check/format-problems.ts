import type { Problem } from './problem';

const line = ({ line, column, path, message }: Problem) =>
  `  ${line}:${column}  ${[path, message].filter(Boolean).join(' ')}`;

/** Problems as an editor reads them: by file, one line each. */
export const formatProblems = (problems: Problem[]): string => {
  const files = [...new Set(problems.map(({ file }) => file))];
  return files
    .map((file) => {
      const own = problems.filter((problem) => problem.file === file);
      const ordered = own.toSorted((a, b) => a.line - b.line || a.column - b.column);
      return [file, ...ordered.map(line)].join('\n');
    })
    .join('\n\n');
};
