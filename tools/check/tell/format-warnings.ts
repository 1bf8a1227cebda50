import type { Problem } from '../problem';

const place = ({ file, line, column, place: where, message }: Problem) =>
  `    ${file}:${line}:${column}  ${where}: ${message}`;

/** What can wait until launch: by what is to be done, each place on a line. */
export const formatWarnings = (warnings: Problem[]): string => {
  const codes = [...new Set(warnings.map(({ code }) => code))].sort();
  const told = codes.map((code) => {
    const own = warnings.filter((warning) => warning.code === code);
    const mend = own[0]?.mend ?? '';
    return [`  ${code}  ${mend} More: docs/errors.md#${code.toLowerCase()}`, ...own.map(place)];
  });
  return [
    `${warnings.length} to mend before launch:`,
    ...told.map((lines) => lines.join('\n')),
  ].join('\n\n');
};
