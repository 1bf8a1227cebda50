import { join, valueAt } from '../../../src/schema/values/paths';
import { movesInto } from '../../config-reader/current-names';
import type { ReadFile } from '../../config-reader/note-taker';
import { groupOf } from '../../config-reader/values';
import type { Edit, FormerGroup, FormerWord, Span } from '../../problems/problem';

type File = { source: string; read: ReadFile };

/** One entry of a group, with all that belongs to it in the file's text. */
type Part = {
  name: string;
  /** What stands before it, comments of its own included. */
  lead: string;
  /** From behind its name to the end of its value. */
  value: string;
  /** What stands between its value and its comma. */
  beforeComma: string;
  hasComma: boolean;
  /** What stands behind it on its line. */
  trail: string;
};

const trivia = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/;
const restOfLine = /^[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*)?(?=\r?\n|$)/;

const matchOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] ?? '';

/** How an entry ends whose value is followed by `rest`; undefined for what is no plain entry. */
const endOfPart = (rest: string): Omit<Part, 'name' | 'lead' | 'value'> | undefined => {
  const between = matchOf(trivia, rest);
  const hasComma = rest[between.length] === ',';
  if (!hasComma && between.length < rest.length) return undefined;
  const beforeComma = hasComma ? between : '';
  const trail = matchOf(restOfLine, rest.slice(hasComma ? between.length + 1 : 0));
  return { beforeComma, hasComma, trail };
};

/** The entries of the group whose braces hold `inner`, and what follows the last. */
const partsOf = (path: string, inner: Span, { source, read }: File) => {
  const names = Object.keys(groupOf(valueAt(read.value, path)))
    .map((name) => ({ name, key: read.spanOf(join(path, name), 'key') }))
    .toSorted((one, other) => one.key.start - other.key.start);
  const parts: Part[] = [];
  let from = inner.start;
  for (const { name, key } of names) {
    const lead = source.slice(from, key.start);
    const last = read.spanOf(join(path, name)).end;
    const end = endOfPart(source.slice(last, inner.end));
    if (!end || matchOf(trivia, lead) !== lead) return undefined;
    parts.push({ name, lead, value: source.slice(key.end, last), ...end });
    from = last + end.beforeComma.length + (end.hasComma ? 1 : 0) + end.trail.length;
  }
  return { parts, tail: source.slice(from, inner.end) };
};

/** Pieces of a file's text one after the other; a comment to the end of its line ends before the next. */
const glued = (pieces: readonly string[]) =>
  pieces
    .filter((piece) => piece !== '')
    .map((piece, index, all) => {
      const isInComment = /^[ \t]*\/\/[^\n]*$/.test(all[index - 1] ?? '');
      return isInComment && !/^\r?\n/.test(piece) ? `\n${piece}` : piece;
    })
    .join('');

/** An entry under another name. It is followed by another one, or by none. */
const entryText = ({ lead, value, beforeComma, hasComma, trail }: Part, name: string) => [
  lead + name + value + beforeComma + (hasComma ? ',' : ''),
  trail,
];

const followed = (part: Part): Part => ({ ...part, hasComma: true });

/** Entries that move into one group: in place of the first of them, one step further in. */
const groupText = (name: string, members: Part[]): string[] => {
  const [first] = members;
  const last = members.at(-1);
  if (!first || !last) return [];
  const space = matchOf(/^\s*/, first.lead);
  const line = matchOf(/\r?\n[ \t]*$/, space);
  const deeper = line + (line.includes('\t') ? '\t' : '  ');
  const entries = members.flatMap((part) => {
    const lead = part === first ? line + part.lead.slice(space.length) : part.lead;
    return entryText({ ...part, lead: lead || ' ', hasComma: true }, part.name);
  });
  const inner = line === '' ? entries : entries.map((text) => text.replaceAll(line, deeper));
  return [`${space}${name}: {`, ...inner, `${line || ' '}}${last.hasComma ? ',' : ''}`];
};

/** The whole text between a group's braces, where some of its names move into groups. */
const regrouped = ({ path, names }: FormerGroup, file: File): Edit | undefined => {
  const { start, end } = file.read.spanOf(path);
  const isPlain = file.source[start] === '{' && file.source[end - 1] === '}';
  const inner = { start: start + 1, end: end - 1 };
  const found = isPlain ? partsOf(path, inner, file) : undefined;
  if (!found) return undefined;
  const slots = new Map<string, { part: Part; isMember: boolean }[]>();
  for (const part of found.parts) {
    const [home = '', name] = (
      Object.hasOwn(names, part.name) ? (names[part.name] ?? '') : part.name
    ).split('.');
    const member = { part: { ...part, name: name ?? home }, isMember: name !== undefined };
    slots.set(home, [...(slots.get(home) ?? []), member]);
  }
  const pieces = [...slots].flatMap(([home, members], index, all) => {
    const isLast = index === all.length - 1;
    const parts = members.map(({ part }) => (isLast ? part : followed(part)));
    const [only] = parts;
    return members.some(({ isMember }) => isMember) || !only
      ? groupText(home, parts)
      : entryText(only, home);
  });
  return { ...inner, text: glued([...pieces, found.tail]) };
};

/** In the quotes that it has. */
const renamedWord = ({ path, now }: FormerWord, { source, read }: File): Edit => {
  const span = read.spanOf(path);
  const quote = source[span.start] ?? "'";
  return { ...span, text: quote + now + quote };
};

/** What writes names from before as they are today: every other byte stays. Undefined for what is not plain. */
export const editsOfNames = (
  { names, words }: { names: readonly FormerGroup[]; words: readonly FormerWord[] },
  file: File,
): Edit[] | undefined => {
  const edits = names.flatMap((group): (Edit | undefined)[] =>
    movesInto(group.names)
      ? [regrouped(group, file)]
      : Object.entries(group.names).map(([former, now]) => ({
          ...file.read.spanOf(join(group.path, former), 'key'),
          text: now,
        })),
  );
  const known = edits.filter((edit) => edit !== undefined);
  return known.length === edits.length
    ? [...known, ...words.map((each) => renamedWord(each, file))]
    : undefined;
};
