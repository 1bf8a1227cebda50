import { applyEdits } from '../../problems/edits';
import type { Edit } from '../../problems/problem';
import { parse } from './parse';
import { blank, type Line, lineOf, linesOf, shown, type SyntaxIssue } from './syntax-issue';

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
];

/** One or two lines may be a typo; more were pasted, or one that is unmistakable. */
const fewest = 3;

/** The longest run of matching lines, blank ones allowed in between. */
const runOf = (lines: Line[], { line, reporting, alone }: (typeof notations)[number]): Line[] => {
  const runs: Line[][] = [[]];
  const before = new Map<Line, string>();
  let last = '';
  for (const each of lines) {
    before.set(each, last);
    if (each.text !== '') last = each.text;
  }
  /** Between texts, its words are one more text. */
  const isAlone = (each: Line) =>
    alone?.test(each.text) && !/^['"]|\[$/.test(before.get(each) ?? '');
  for (const each of lines) {
    if (line.test(each.text)) runs.at(-1)?.push(each);
    else if (each.text !== '') runs.push([]);
  }
  return runs
    .filter((run) => run.length >= fewest || run.some((each) => isAlone(each)))
    .filter((run) => run.some(({ text }) => reporting.test(text)))
    .reduce((longest, run) => (run.length > longest.length ? run : longest), []);
};

/** Without any trace of config: no bracket at the end of a line, no frame. */
const isForeign = (lines: Line[]) =>
  lines.length > 0 && !lines.some(({ text }) => /[{[]$|^[}\]]|^(?:import|export)\b/.test(text));

/** Lines in another notation, or only words in a whole file. */
export const findNotation = (source: string): SyntaxIssue[] => {
  const lines = linesOf(source).map((line) => ({ ...line, text: line.text.trim() }));
  const written = lines.filter(({ text }) => text !== '');
  const [found] = notations
    .map((notation) => ({ ...notation, run: runOf(lines, notation) }))
    .toSorted((one, other) => other.run.length - one.run.length);
  const run = found?.run ?? [];
  const name = run.length > 0 ? found?.name : undefined;
  const [first, last] = [run[0], run.at(-1)];
  if (isForeign(written)) {
    const parts = {
      found: `Here stands ${name ?? 'text alone'}, and nothing that config is made of`,
    };
    const [{ start, end } = { start: 0, end: 1 }] = written;
    return [{ error: 'notThisFile', start, end, parts, repair: [] }];
  }
  if (!first || !last || name === undefined) return [];
  const [from, to] = [first, last].map(({ start }) => lineOf(source, start));
  const where = from === to ? `In line ${from}` : `From line ${from} to line ${to}`;
  const parts = {
    found: `${where} stands ${name}, which config is not written in`,
  };
  const { start, end } = first;
  const repair = [blank(source, start, last.end)];
  return [{ error: 'notThisFile', start, end, parts, repair, unread: true }];
};

/** // ... rest of the file stays the same: what AI assistants write in place of lines. */
const remark =
  /^[ \t]*((?:\/\/|\/\*+|#|<!--)\s*(?:[[(]?(?:\.{3}|…).*\b(?:rest|remain\w*|other|same|unchanged|existing|previous|before|as is|gleich|unverändert|wie bisher|übrige?\w*)\b.*|(?:the )?(?:rest|remaining|other|existing|previous)\b.*\b(?:same|unchanged|as before|as is|omitted)\W*))$/imu;

/** A comment in place of lines that were cut: the group around it is incomplete. */
export const findCut = (source: string): SyntaxIssue | undefined => {
  const [line, words = ''] = remark.exec(source) ?? [];
  if (line === undefined) return undefined;
  const start = source.indexOf(line) + line.length - words.length;
  const found = `The remark ${shown(words.trim())} stands here in place of lines that are gone`;
  const end = start + words.length;
  const left = { repair: [], unread: true, lacking: true };
  return { error: 'notThisFile', start, end, parts: { found }, ...left };
};

/** What other places add before or around lines: its name, and the superfluous part of a line. */
type Wrapping = {
  found: string;
  edits: (lines: Line[]) => Edit[];
  isFoundInOrder?: boolean;
  isDoubtful?: boolean;
};

/** The match of `pattern` at the start of the line. */
const head = ({ start, text }: Line, pattern: RegExp): Edit[] => {
  const length = pattern.exec(text)?.[0].length;
  return length === undefined ? [] : [{ start, end: start + length, text: '' }];
};

const emptied = ({ start, end }: Line): Edit => ({ start, end, text: '' });

const number = /^\s*>?\s*(\d+)(?:\s*[|:.](?= |$)|(?=[ \t]|$))[ \t]?/;
/** The line with which the check marks a place. */
const pointer = /^\s*\|\s*\^+\s*$/;

/** Line numbers: 12, 13, 14 and so on. */
const numbers = (lines: Line[]): Edit[] => {
  const reported = lines.filter(({ text }) => !pointer.test(text));
  const valueOf = (line: Line | undefined) => Number(line && number.exec(line.text)?.[1]);
  const isNext = (index: number) => valueOf(reported[index]) === valueOf(reported[index - 1]) + 1;
  const counted = reported.filter((_, index) => isNext(index) || isNext(index + 1));
  if (counted.filter(({ text }) => /\p{L}/u.test(text)).length < 3) return [];
  const pointers = lines.filter(({ text }) => pointer.test(text));
  return [...counted.flatMap((line) => head(line, number)), ...pointers.map(emptied)];
};

/** A diff of Git: + before added lines, - before removed ones. */
const comparison = (lines: Line[]): Edit[] => {
  const isChange = ({ text }: Line) => /^(?:\+(?!\+\+)|@@ .*@@)/.test(text);
  if (!lines.some(isChange)) return [];
  return lines.flatMap((line) =>
    /^(?:-|@@ |diff --git |index [\da-f]|\+\+\+ |\\ No newline)/.test(line.text)
      ? [emptied(line)]
      : head(line, /^\+/),
  );
};

const quotedMail = (lines: Line[]): Edit[] => {
  const quotes = lines.filter(({ text }) => /^>(?!>{6})/.test(text));
  return quotes.length < 2 ? [] : quotes.flatMap((line) => head(line, /^(?:>\s?)+/));
};

/** Sentences, as in a chat before and after a code block. */
const spoken = /^\s*\p{L}[^{}[\]'"`;]*[.:!?]$/u;

const fence = (lines: Line[]): Edit[] => {
  const marks = lines.filter(({ text }) => /^\s*`{3,}\s*\w*\s*$/.test(text));
  const [first = Infinity, last = Infinity] = [marks[0]?.start ?? 0, marks.slice(1).at(-1)?.start];
  const around = lines.filter(({ start, text }) => (start < first || start > last) && text.trim());
  // Around a part of a file is the rest of it.
  const words = around.every(({ text }) => spoken.test(text)) ? around : [];
  return [...marks, ...words].map(emptied);
};

const chat = (lines: Line[]): Edit[] =>
  lines
    .filter(({ text }) => /^\s*\[[\d.:/,\s-]{8,}(?:[ap]m)?\]\s[^:'"{}]+:\s/i.test(text))
    .map(emptied);

/** Lines of the check's report that contain nothing to copy. */
const said = /^\s*(?:Allowed:|To mend it:|See also:|More: docs\/|Or: npm run )/;
/** The first of the three lines of a report. */
const begun = /^\s*\S+\.ts:\d+:\d+\s+SITE-\d{3}/;

/** A copied report of the check: only whole entries of it are kept. */
const answer = (lines: Line[]): Edit[] =>
  lines.flatMap((line, index) => {
    const { start, end, text } = line;
    const isBegun = lines
      .slice(Math.max(0, index - 2), index + 1)
      .some((each) => begun.test(each.text));
    if (isBegun || said.test(text)) return [emptied(line)];
    const [, before = '', lead, shows = '', sign = ''] =
      /^(\s*(?:[\w$]+:\s*)?)(Did you mean |For example: )(.*?)( \?,?)?$/.exec(text) ?? [];
    if (lead === undefined) return [];
    if (!/:/.test(before) && !/^[\w$']+:\s*\S/.test(shows)) return [emptied(line)];
    const from = start + before.length;
    return [
      { start: from, end: from + lead.length, text: '' },
      { start: end - sign.length, end, text: ',' },
    ];
  });

const wrappings: Wrapping[] = [
  { found: 'words of the check itself', edits: answer, isDoubtful: true },
  // Between them everything looks like one readable text.
  { found: '``` before and after lines', edits: fence, isFoundInOrder: true },
  { found: 'words from a chat, with their time,', edits: chat },
  { found: 'numbers before lines', edits: numbers },
  { found: '+ and - before lines, from a comparison,', edits: comparison },
  { found: '> before lines, as in an answer to a mail,', edits: quotedMail },
];

/** Additions from the place where lines were copied, on all lines at once. */
export const findPasted = (source: string): SyntaxIssue | undefined => {
  const lines = linesOf(source);
  const [first] = wrappings.flatMap(
    ({ found, edits, isFoundInOrder = false, isDoubtful }): SyntaxIssue[] => {
      const repair = edits(lines).filter(({ start, end }) => end > start);
      const [{ start, end } = { start: 0, end: 0 }] = repair.toSorted((a, b) => a.start - b.start);
      if (repair.length === 0 || (!isFoundInOrder && parse(source).error === undefined)) return [];
      const certain = !isDoubtful && parse(applyEdits(source, repair)).error === undefined;
      const [lead = ''] =
        /^(?:[A-Z][\w ]+:|Did you mean|\S*)/.exec(source.slice(start, end).trim()) ?? [];
      const parts = { found, lead: shown(lead) };
      return [
        { error: 'pastedAlong', start, end: Math.max(end, start + 1), parts, repair, certain },
      ];
    },
  );
  return first;
};
