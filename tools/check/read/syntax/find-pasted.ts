import { applyEdits } from '../../fix/apply-edits';
import type { Edit } from '../../problem';
import { parse } from './parse';
import { linesOf, shown, type Line, type SyntaxIssue } from './syntax-issue';

/** What stands before or around lines elsewhere: which it is, and what is too much on a line. */
type Wrapping = {
  found: string;
  edits: (lines: Line[]) => Edit[];
  isFoundInOrder?: boolean;
  isDoubtful?: boolean;
};

/** What `pattern` finds at the start of the line. */
const head = ({ start, text }: Line, pattern: RegExp): Edit[] => {
  const length = pattern.exec(text)?.[0].length;
  return length === undefined ? [] : [{ start, end: start + length, text: '' }];
};

const emptied = ({ start, end }: Line): Edit => ({ start, end, text: '' });

const number = /^\s*>?\s*(\d+)(?:\s*[|:.](?= |$)|(?=[ \t]|$))[ \t]?/;
/** The line with which the check points at a place. */
const pointer = /^\s*\|\s*\^+\s*$/;

/** Lines that begin with 12, 13, 14 and so on. */
const numbers = (lines: Line[]): Edit[] => {
  const reported = lines.filter(({ text }) => !pointer.test(text));
  const valueOf = (line: Line | undefined) => Number(line && number.exec(line.text)?.[1]);
  const isNext = (index: number) => valueOf(reported[index]) === valueOf(reported[index - 1]) + 1;
  const counted = reported.filter((_, index) => isNext(index) || isNext(index + 1));
  if (counted.filter(({ text }) => /\p{L}/u.test(text)).length < 3) return [];
  const pointers = lines.filter(({ text }) => pointer.test(text));
  return [...counted.flatMap((line) => head(line, number)), ...pointers.map(emptied)];
};

/** What Git shows of a change: + before what is new, - before what is gone. */
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

/** Words, as stand before and after what somebody sends between the marks. */
const spoken = /^\s*\p{L}[^{}[\]'"`;]*[.:!?]$/u;

const fence = (lines: Line[]): Edit[] => {
  const marks = lines.filter(({ text }) => /^\s*`{3,}\s*\w*\s*$/.test(text));
  const [first = Infinity, last = Infinity] = [marks[0]?.start ?? 0, marks.slice(1).at(-1)?.start];
  const around = lines.filter(({ start, text }) => (start < first || start > last) && text.trim());
  // Around a part of a file stands the rest of it.
  const words = around.every(({ text }) => spoken.test(text)) ? around : [];
  return [...marks, ...words].map(emptied);
};

const chat = (lines: Line[]): Edit[] =>
  lines
    .filter(({ text }) => /^\s*\[[\d.:/,\s-]{8,}(?:[ap]m)?\]\s[^:'"{}]+:\s/i.test(text))
    .map(emptied);

/** Lines in which the check says something, and nothing stands that could be copied from. */
const said = /^\s*(?:Allowed:|To mend it:|See also:|More: docs\/|Or: npm run )/;
/** The first of the three lines with which an answer begins. */
const begun = /^\s*\S+\.ts:\d+:\d+\s+SITE-\d{3}/;

/** An answer of the check: of what it shows, whole entries are kept. */
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
  // Between them all seems to be one text, which can be read.
  { found: '``` before and after lines', edits: fence, isFoundInOrder: true },
  { found: 'words from a chat, with their time,', edits: chat },
  { found: 'numbers before lines', edits: numbers },
  { found: '+ and - before lines, from a comparison,', edits: comparison },
  { found: '> before lines, as in an answer to a mail,', edits: quotedMail },
];

/** What came along when lines were copied from where they are shown, at all lines at once. */
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
