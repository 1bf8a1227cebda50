import { oneLineText } from '../../src/fields/text-value';
import type { TextConstraint } from './constraints';
import { inUnits, re2InLine, rulesText } from './rules-language';

/** A field whose value is a text of one line, and its constraints that can be written for many at once. */
export type Line = {
  /** The member with the value. */
  value: string;
  constraints: readonly TextConstraint[];
};

/** RE2 repeats nothing more often: what may be longer is asked by itself. */
export const longestLine = 1000;

/** For fewer lines, asking each costs less. */
export const fewestLines = 3;

/** Between the values, and where the limit of their length changes: neither can be in a line. */
const [next, mark] = [String.raw`\n`, String.raw`\r`];

const longestOf = ({ constraints }: Line): number | undefined => {
  const limits = constraints.flatMap((each) => ('longest' in each ? each.longest : []));
  return limits.length > 0 ? Math.min(...limits) : undefined;
};

/** Those that count characters, or those that count UTF-16 units. A line break is found by the list's comparison already. */
const patternsOf = ({ constraints }: Line, unicode: boolean): string[] =>
  constraints.flatMap((each) =>
    'fits' in each && each.fits !== oneLineText && each.fits.unicode === unicode
      ? re2InLine(each.fits)
      : [],
  );

const allPatterns = (line: Line): string =>
  [...patternsOf(line, false), ...patternsOf(line, true)].join();

/** The lines by their limits, those of equal patterns beside each other. */
const byLongest = (lines: readonly Line[]): Map<number | undefined, Line[]> => {
  const groups = new Map<number | undefined, Line[]>();
  for (const line of lines) {
    const longest = longestOf(line);
    groups.set(longest, [...(groups.get(longest) ?? []), line]);
  }
  for (const group of groups.values()) {
    group.sort((a, b) => (allPatterns(a) < allPatterns(b) ? -1 : 1));
  }
  return groups;
};

const anyLine = '[^\\n\\r]*';

/** A pattern of the whole text, in which each line of a group fits what `write` makes of the group. */
const ofGroups = <Group>(groups: readonly Group[], write: (group: Group) => string): string =>
  [...groups.map((group) => `${mark}${next}${write(group)}`), mark].join('');

/** Lines that follow each other and must fit the same pattern are written once. */
const inOrder = (patterns: readonly string[]): string => {
  const runs: { pattern: string; times: number }[] = [];
  for (const pattern of patterns) {
    const last = runs.at(-1);
    if (last?.pattern === pattern) last.times += 1;
    else runs.push({ pattern, times: 1 });
  }
  return runs
    .map(({ pattern, times }) => {
      const line = `(?:${pattern})${next}`;
      if (times === 1) return line;
      // What is repeated within may not be repeated too often in all.
      return /(?<!\\x)\{/.test(pattern) ? line.repeat(times) : `(?:${line}){${times}}`;
    })
    .join('');
};

/**
 * The function that asks of many texts at once whether each is a line that is no longer than its limit and fits
 * its patterns, and its call. Joined they are one text, which costs as much as one of them. They are equal to the
 * parts of that text only if all are texts, and none has a line break in it: so each line of a pattern meets its
 * own text. In UTF-16 a sign beyond U+FFFF has the length of two.
 */
export const lineConditions = (
  name: string,
  lines: readonly Line[],
): { functions: string[]; condition: string } => {
  const groups = [...byLongest(lines)];
  const all = groups.flatMap(([, group], place) => [
    ...(place === 0 ? [] : [`'${mark}'`]),
    ...group.map(({ value }) => value),
  ]);
  const lengths = ofGroups(groups, ([longest]) => {
    const line = longest === undefined ? anyLine : `[^${next}${mark}]{0,${longest}}`;
    return `(?:${line}${next})*`;
  });
  const joined = `all.join('${next}')`;
  const units = inUnits(joined);
  const fits = (text: string, pattern: string) => `    && ${text}.matches(${rulesText(pattern)})`;
  const patternsOfAll = (text: string, unicode: boolean) => {
    const most = Math.max(...lines.map((line) => patternsOf(line, unicode).length));
    return Array.from({ length: most }, (_, place) =>
      fits(
        text,
        ofGroups(groups, ([, group]) =>
          inOrder(group.map((line) => patternsOf(line, unicode)[place] ?? anyLine)),
        ),
      ),
    );
  };
  return {
    functions: [
      `function ${name}(all) {`,
      `  return all == ${joined}.split('${next}')`,
      fits(units, lengths),
      ...patternsOfAll(units, false),
      ...patternsOfAll(joined, true),
      '}',
    ].map((line, place, { length }) => (place === length - 2 ? `${line};` : line)),
    condition: `${name}(['${mark}', ${all.join(', ')}, '${mark}'])`,
  };
};
