import { counted } from '../../config-values/counted';
import { errors } from '../../problems/catalogue/errors';
import { shapeCodes } from '../../problems/catalogue/shape';
import { syntaxCodes } from '../../problems/catalogue/syntax';
import type { Problem } from '../../problems/problem';

const indent = '    ';

/** Characters of a line that fit a terminal. */
const widest = 110;

/** The line of a problem with the place marked, and the lines around it as far as there is room. */
const frame = ({ line, column, length }: Problem, source: string, room: number): string[] => {
  const lines = source.split(/\r?\n/);
  const around = room < 4 ? 0 : 1;
  const first = Math.max(1, line - around);
  const shown = lines.slice(first - 1, line + around);
  const width = String(first + shown.length - 1).length;
  // A place far to the right is shown with the text before it.
  const from = column < widest ? 0 : column - Math.floor(widest / 2);
  const reported = shown.flatMap((text, index) => {
    const number = first + index;
    const before = from > 0 ? '…' : '';
    const after = text.length > from + widest ? '…' : '';
    const part = before + text.slice(from, from + widest) + after;
    const sign = number === line ? '>' : ' ';
    const own = `${indent}${sign} ${String(number).padStart(width)} | ${part}`.trimEnd();
    const marks = '^'.repeat(Math.min(length, widest - (column - 1 - from)));
    const at = ' '.repeat(before.length + column - 1 - from);
    return number === line ? [own, `${indent}  ${' '.repeat(width)} | ${at}${marks}`] : [own];
  });
  return room < reported.length + 2 ? reported : ['', ...reported, ''];
};

const labelled = (name: string, text: string | undefined) =>
  text ? `${indent}${name} ${text.split('\n').join(`\n${indent}  `)}`.split('\n') : [];

/** Their catalogue entries explain the notation: a suggestion says it better. */
const ofWriting = [...shapeCodes, ...syntaxCodes, errors.notPlain.code];

/** More would not be read; docs/errors.md has the rest. */
const mostLines = 12;

/** One problem; with `source`, its file, also with the editor's own lines. */
export const reportProblem = (problem: Problem, source?: string): string => {
  const { code, suggestion = '', repair, fix, allowed, see } = problem;
  // text: '…' repeats what “Write it” says.
  const isSaid = suggestion !== '' && (fix !== undefined || !repair.includes(suggestion));
  const isRepairSaid = isSaid && (ofWriting.includes(code) || repair.includes(suggestion));
  const head = [
    `  ${problem.file}:${problem.line}:${problem.column}  ${code}`,
    `${indent}${problem.place}`,
    `${indent}${problem.message}`,
  ];
  const ways = [
    ...labelled('Allowed:', allowed),
    ...labelled('Did you mean', isSaid ? `${suggestion} ?` : ''),
    ...labelled('To fix it:', isRepairSaid ? '' : repair),
    ...(fix?.certain ? [`${indent}Or: npm run check -- --fix`] : []),
  ];
  const example = labelled('For example:', isSaid && fix ? '' : problem.example);
  const more = [
    ...labelled('See also:', see),
    `${indent}More: docs/errors.md#${code.toLowerCase()}`,
  ];
  const room = mostLines - head.length - ways.length - more.length;
  const hasRoom = example.length + (source === undefined ? 0 : 2) <= room;
  const shown = hasRoom ? example : [];
  const own = source === undefined ? [] : frame(problem, source, room - shown.length);
  return [...head, ...own, ...ways, ...shown, ...more].join('\n');
};

/** Problems as an editor reads them: by file, from top to bottom, each with the editor's own lines. */
export const formatProblems = (problems: Problem[], sources: Record<string, string>): string => {
  const files = [...new Set(problems.map(({ file }) => file))];
  return files
    .map((file) => {
      const own = problems.filter((problem) => problem.file === file);
      const ordered = own.toSorted((a, b) => a.line - b.line || a.column - b.column);
      const reported = ordered.map((problem) => reportProblem(problem, sources[file]));
      return [`${file}: ${counted(own.length, 'place')}`, ...reported].join('\n\n');
    })
    .join('\n\n');
};

/** How many the check fixes by itself, if any. */
const helpWith = (problems: Problem[]): string[] => {
  const certain = problems.filter(({ fix }) => fix?.certain).length;
  return certain > 0 ? [`npm run check -- --fix fixes ${certain} of them.`] : [];
};

/** All errors, and how to continue. */
export const formatErrors = (errors: Problem[], sources: Record<string, string>): string => {
  const head = `${errors.length} to fix in config:`;
  return `${[head, formatProblems(errors, sources), ...helpWith(errors)].join('\n\n')}\n`;
};

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Each problem as GitHub shows it at its line in a pull request. Source: "Workflow commands for GitHub
 * Actions", `error`. Folded in the log, which has the report already.
 */
export const annotate = (problems: Problem[]): string =>
  [
    '::group::The same, at the lines of the pull request',
    ...problems.map((problem) => {
      const { file, line, column, code, place } = problem;
      const [at, title] = [file, `${code} ${place}`].map(escapeProperty);
      const text = escapeText(reportProblem(problem));
      return `::error file=${at},line=${line},col=${column},title=${title}::${text}`;
    }),
    '::endgroup::',
  ].join('\n');

const place = ({ file, line, column, place: where, message }: Problem) =>
  `    ${file}:${line}:${column}  ${where}: ${message}`;

/** By repair, each place on a line. */
const formatPlaces = (warnings: Problem[], head: string): string => {
  const codes = [...new Set(warnings.map(({ code }) => code))].sort();
  const reported = codes.map((code) => {
    const own = warnings.filter((warning) => warning.code === code);
    const repair = own[0]?.repair ?? '';
    return [`  ${code}  ${repair} More: docs/errors.md#${code.toLowerCase()}`, ...own.map(place)];
  });
  return [head, ...reported.map((lines) => lines.join('\n'))].join('\n\n');
};

/** What can wait until launch. */
export const formatWarnings = (warnings: Problem[]): string =>
  formatPlaces(warnings, `${warnings.length} to fix before launch:`);

/** What works as it is. */
export const formatImprovable = (improvable: Problem[]): string =>
  formatPlaces(improvable, `${improvable.length} to improve, if you like: all works as it is.`);
