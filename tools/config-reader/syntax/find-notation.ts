import {
  blank,
  issueAt,
  type Line,
  lineOf,
  linesOf,
  shown,
  type SyntaxIssue,
} from './syntax-issue';

/** What other programs save under the name of a file, by how it begins. */
const formats: [begins: RegExp, found: string][] = [
  [/^\s*\{\\rtf/, 'a text with formatting (RTF), as Word and TextEdit save it'],
  [/^PK/, 'a file of Word, Pages or another office program'],
  [/^%PDF/, 'a PDF'],
  [/^\ufffd{2}\0\0/, 'an old Word file'],
];

/** The format of another program that the whole file is saved in, in words. */
export const foreignFormat = (source: string): string | undefined =>
  formats.find(([begins]) => begins.test(source))?.[1];

/** Other notations: the typical form of their lines, and one that only they have. */
const notations: { name: string; line: RegExp; reporting: RegExp; alone?: RegExp }[] = [
  {
    name: 'YAML',
    line: /^(?:- )?[\w-]+:(?:\s.*)?(?<![,{[(;])$|^- \S.*(?<![,;])$/,
    reporting: /^- [\w-]+:(?:\s|$)/,
  },
  {
    name: 'HTML',
    line: /^<[/!]?[a-z].*>$|^[^{}[\]'"]*<\/[a-z]+>$/i,
    reporting: /^<\/?[a-z]/i,
    alone: /^<[a-z].*>$/i,
  },
  {
    name: 'Markdown',
    line: /^(?:#{1,6} |[-*+] |\d+\. |> |!?\[).*[^,;{[]$|^[^\s{}[\]'"`].*[.!?:]$|^\|.*\|$/,
    reporting: /^#{1,6} \S|^\[[^\]]*\]\([^)]*\)|\*\*\S|^\|.*\|$/,
  },
  {
    name: 'CSS',
    line: /^[.#@][\w-][^'"]*\{[^'"]*$|^[\w-]+:[^'",]*;$|^\}$/,
    reporting: /^[.#@][\w-]/,
    alone: /^[.#@][\w-][^'"]*\{[^'"]*\}$/,
  },
];

/** One or two lines may be a typo; more were pasted, or one that is unmistakable. */
const fewest = 3;

type Notation = (typeof notations)[number];

/** The longest run of lines in this notation, blank ones allowed in between. */
const runOf = (written: Line[], { line, reporting, alone }: Notation): Line[] => {
  let longest: Line[] = [];
  let [run, isSure, isReported]: [Line[], boolean, boolean] = [[], false, false];
  for (const [index, each] of written.entries()) {
    if (!line.test(each.text)) {
      [run, isSure, isReported] = [[], false, false];
      continue;
    }
    run.push(each);
    // Between texts, its words are one more text.
    isSure ||= alone?.test(each.text) === true && !/^['"]|\[$/.test(written[index - 1]?.text ?? '');
    isReported ||= reporting.test(each.text);
    const isIt = isReported && (isSure || run.length >= fewest);
    if (isIt && run.length > longest.length) longest = run;
  }
  return longest;
};

/** Without any trace of config: no bracket at the end of a line, no frame. */
const isForeign = (lines: Line[]) =>
  lines.length > 0 && !lines.some(({ text }) => /[{[]$|^[}\]]|^(?:import|export)\b/.test(text));

/** Lines in another notation, or only words in a whole file. */
export const findNotation = (source: string): SyntaxIssue | undefined => {
  const format = foreignFormat(source);
  const written = linesOf(source)
    .map((line) => ({ ...line, text: line.text.trim() }))
    .filter(({ text }) => text !== '');
  const [found] = notations
    .map((notation) => ({ name: notation.name, run: runOf(written, notation) }))
    .toSorted((one, other) => other.run.length - one.run.length);
  const { name, run } = found?.run.length ? found : { name: 'only text', run: [] };
  if (format !== undefined || isForeign(written)) {
    const parts = { found: `This is ${format ?? name}, and not a file of config` };
    return issueAt('notThisFile', written[0] ?? { start: 0, end: 1 }, { parts, repair: [] });
  }
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return undefined;
  const [from, to] = [first, last].map(({ start }) => lineOf(source, start));
  const where = from === to ? `In line ${from}` : `From line ${from} to line ${to}`;
  const parts = { found: `${where} there is ${name}, which config is not written in` };
  const repair = [blank(source, first.start, last.end)];
  return issueAt('notThisFile', first, { parts, repair, unread: true });
};

/** The last line of a file, and nothing of what one begins with. */
export const findLostStart = (source: string): SyntaxIssue | undefined => {
  const isLost =
    /\bsatisfies \w+;?\s*$/.test(source) &&
    !/^(?:import|export|const|[{[])|\bexport default\b/im.test(source);
  if (!isLost) return undefined;
  const parts = { found: 'The beginning of the file is gone' };
  return issueAt('notThisFile', { start: 0, end: 1 }, { parts, repair: [] });
};

/** // ... rest of the file stays the same: what AI assistants write in place of lines. */
const remark =
  /^[ \t]*((?:\/\/|\/\*+|#|<!--)\s*(?:[[(]?(?:\.{3}|…).*\b(?:rest|remain\w*|other|same|unchanged|existing|previous|before|as is|gleich|unverändert|wie bisher|übrige?\w*)\b.*|(?:the )?(?:rest|remaining|other|existing|previous)\b.*\b(?:same|unchanged|as before|as is|omitted)\W*))$/imu;

/** A comment in place of lines that were cut: the group around it is incomplete. */
export const findCut = (source: string): SyntaxIssue | undefined => {
  const [line, words = ''] = remark.exec(source) ?? [];
  if (line === undefined) return undefined;
  const start = source.indexOf(line) + line.length - words.length;
  const found = `The remark ${shown(words.trim())} is here in place of lines that are gone`;
  const said = { parts: { found }, repair: [], unread: true, lacking: true };
  return issueAt('notThisFile', { start, end: start + words.length }, said);
};
