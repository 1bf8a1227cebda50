import type { Problem } from '../problem';

const place = ({ file, line, column, place: where, message }: Problem) =>
  `    ${file}:${line}:${column}  ${where}: ${message}`;

/** What can wait until launch: by what is to be done, each place on a line. */
export const formatWarnings = (warnings: Problem[]): string => {
  const codes = [...new Set(warnings.map(({ code }) => code))].sort();
  const reported = codes.map((code) => {
    const own = warnings.filter((warning) => warning.code === code);
    const repair = own[0]?.repair ?? '';
    return [`  ${code}  ${repair} More: docs/errors.md#${code.toLowerCase()}`, ...own.map(place)];
  });
  return [
    `${warnings.length} to mend before launch:`,
    ...reported.map((lines) => lines.join('\n')),
  ].join('\n\n');
};
