import type { Subject } from './kinds';

/** The values of config; undefined keys are not printed. */
type Plain = string | number | boolean | readonly Plain[] | { readonly [key: string]: unknown };

type Place = {
  depth: number;
  /** Characters before the value on its line, without the indent. */
  before: number;
  /** The longest line, in characters. */
  width: number;
};

/** Prettier keeps a long text on the line of a key shorter than this. */
const shortKey = 5;

const indent = (depth: number) => '  '.repeat(depth);

/** In single quotes, unless double ones need fewer escapes. */
const printText = (text: string) => {
  const bare = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const count = (quote: string) => bare.split(quote).length;
  const quote = count("'") > count('"') ? '"' : "'";
  return quote + bare.replaceAll(quote, `\\${quote}`) + quote;
};

const printKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : printText(key));

const entriesOf = (value: object) =>
  Object.entries(value).filter(([, entry]) => entry !== undefined) as [string, Plain][];

/** Prettier never puts two groups of several keys side by side. */
const isTable = (list: readonly Plain[]) =>
  list.length > 1 &&
  list.every((item) => typeof item === 'object' && entriesOf(item).length > 1) &&
  new Set(list.map((item) => Array.isArray(item))).size === 1;

/** On one line; undefined if it must not be on one. */
const printFlat = (value: Plain): string | undefined => {
  if (typeof value === 'string') return printText(value);
  if (typeof value !== 'object') return String(value);
  const list = Array.isArray(value);
  if (list && isTable(value)) return undefined;
  const parts = entriesOf(value).map(([key, entry]) => {
    const flat = printFlat(entry);
    return flat === undefined || list ? flat : `${printKey(key)}: ${flat}`;
  });
  if (parts.includes(undefined)) return undefined;
  if (list) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
};

const printEntry = (key: string, value: Plain, { depth, width }: Place) => {
  const label = `${printKey(key)}:`;
  const printed = printValue(value, { depth, before: label.length + 1, width });
  // The comma after it counts.
  const fits = 2 * depth + label.length + 1 + printed.length + 1 <= width;
  return typeof value !== 'string' || fits || label.length - 1 < shortKey
    ? `${label} ${printed}`
    : `${label}\n${indent(depth + 1)}${printed}`;
};

const printValue = (value: Plain, place: Place): string => {
  const { depth, before, width } = place;
  const flat = printFlat(value);
  if (flat !== undefined && 2 * depth + before + flat.length + 1 <= width) return flat;
  if (typeof value !== 'object') return flat ?? '';
  const inner = { depth: depth + 1, before: 0, width };
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = entriesOf(value).map(([key, entry]) =>
    Array.isArray(value) ? printValue(entry, inner) : printEntry(key, entry, inner),
  );
  const body = lines.map((line) => `${indent(depth + 1)}${line},\n`).join('');
  return `${open}\n${body}${indent(depth)}${close}`;
};

/**
 * Prints a value of config as an editor writes it, in Prettier's style, on lines of at most `width`
 * characters including the comma that follows.
 */
export const printConfig = (value: object, width: number): string =>
  printValue(value as Plain, { depth: 0, before: 0, width });

const printKeys = (value: object) =>
  entriesOf(value)
    .map(([key, entry]) => printEntry(key, entry, { depth: 0, before: 0, width }))
    .join(',\n');

/** The project's lines have 100 characters; an entry of a list is indented by four. */
const width = 96;

/**
 * The config of an example, ready to paste: a section, a field and a rule as an entry of their list, a scene, a motif
 * and a look of the layout as a key, and the name of a theme.
 */
export const exampleConfig = ({ group, definition }: Subject): string => {
  if (group === 'scenes') return `picture: ${printConfig(definition, width)},\n`;
  if (group === 'motifs') return `motif: ${printText(definition.motif)},\n`;
  if (group === 'layout') return `${printKeys(definition)},\n`;
  if (group === 'themes') return `extends: ${printText(definition.extends)},\n`;
  return `${printConfig(definition, width)},\n`;
};
