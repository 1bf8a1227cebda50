import { blank, lineOf, linesOf, shown, type Line, type SyntaxIssue } from './syntax-issue';

/** What people write in other programs: how its lines look, and one that nothing else has. */
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

/** A line or two may be a slip; more were pasted, or one that is nothing else. */
const fewest = 3;

/** The longest run of lines that look like it; blank ones may lie between. */
const runOf = (lines: Line[], { line, reporting, alone }: (typeof notations)[number]): Line[] => {
  const runs: Line[][] = [[]];
  const before = new Map<Line, string>();
  let last = '';
  for (const each of lines) {
    before.set(each, last);
    if (each.text !== '') last = each.text;
  }
  /** Among texts its words are one more text. */
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

/** Nothing of config is in it: neither a bracket at the end of a line nor the words around it. */
const isForeign = (lines: Line[]) =>
  lines.length > 0 && !lines.some(({ text }) => /[{[]$|^[}\]]|^(?:import|export)\b/.test(text));

/** Lines in another notation than that of config, or words alone where a whole file should be. */
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

/** // ... rest of the file stays the same: what programs that write for people put in place of lines. */
const remark =
  /^[ \t]*((?:\/\/|\/\*+|#|<!--)\s*(?:[[(]?(?:\.{3}|…).*\b(?:rest|remain\w*|other|same|unchanged|existing|previous|before|as is|gleich|unverändert|wie bisher|übrige?\w*)\b.*|(?:the )?(?:rest|remaining|other|existing|previous)\b.*\b(?:same|unchanged|as before|as is|omitted)\W*))$/imu;

/** A remark that stands in place of what was cut: nothing is known of the group around it. */
export const findCut = (source: string): SyntaxIssue | undefined => {
  const [line, words = ''] = remark.exec(source) ?? [];
  if (line === undefined) return undefined;
  const start = source.indexOf(line) + line.length - words.length;
  const found = `The remark ${shown(words.trim())} stands here in place of lines that are gone`;
  const end = start + words.length;
  const left = { repair: [], unread: true, lacking: true };
  return { error: 'notThisFile', start, end, parts: { found }, ...left };
};
