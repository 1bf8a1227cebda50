import { blank, lineOf, linesOf, type Line, type Slip } from './slip';

/** What people write in other programs: how its lines look, and one that nothing else has. */
const notations: { name: string; line: RegExp; telling: RegExp; alone?: RegExp }[] = [
  {
    name: 'YAML',
    line: /^(?:- )?[\w-]+:(?:\s.*)?(?<![,{[(;])$|^- \S.*(?<![,;])$/,
    telling: /^- [\w-]+:(?:\s|$)/,
  },
  {
    name: 'HTML',
    line: /^<[/!]?[a-z].*>$|^[^{}[\]'"]*<\/[a-z]+>$/i,
    telling: /^<\/?[a-z]/i,
    alone: /^<[a-z].*>$/i,
  },
  {
    name: 'Markdown',
    line: /^(?:#{1,6} |[-*+] |\d+\. |> |!?\[).*[^,;{[]$|^[^\s{}[\]'"`].*[.!?:]$|^\|.*\|$/,
    telling: /^#{1,6} \S|^\[[^\]]*\]\([^)]*\)|\*\*\S|^\|.*\|$/,
  },
];

/** A line or two may be a slip; more were pasted, or one that is nothing else. */
const fewest = 3;

/** The longest run of lines that look like it; blank ones may lie between. */
const runOf = (lines: Line[], { line, telling, alone }: (typeof notations)[number]): Line[] => {
  const runs: Line[][] = [[]];
  /** Among texts its words are one more text. */
  const isAlone = (each: Line) => {
    const before = lines.slice(0, lines.indexOf(each)).findLast(({ text }) => text !== '');
    return alone?.test(each.text) && !/^['"]|\[$/.test(before?.text ?? '');
  };
  for (const each of lines) {
    if (line.test(each.text)) runs.at(-1)?.push(each);
    else if (each.text !== '') runs.push([]);
  }
  return runs
    .filter((run) => run.length >= fewest || run.some((each) => isAlone(each)))
    .filter((run) => run.some(({ text }) => telling.test(text)))
    .reduce((longest, run) => (run.length > longest.length ? run : longest), []);
};

/** Nothing of config is in it: neither a bracket at the end of a line nor the words around it. */
const isForeign = (lines: Line[]) =>
  lines.length > 0 && !lines.some(({ text }) => /[{[]$|^[}\]]|^(?:import|export)\b/.test(text));

/** Lines in another notation than that of config, or words alone where a whole file should be. */
export const findNotation = (source: string): Slip[] => {
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
