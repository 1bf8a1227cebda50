import type { Value } from './change';
import { isGroup } from './group';
import { digitsOf, keyText, literalOf } from './literals';

/** How a file of config is written. */
export type Style = {
  newline: string;
  /** What each level of indentation adds. */
  unit: string;
  quote: '"' | "'";
  /** What stands behind an opening bracket on one line, and before the closing one. */
  pad: { group: string; list: string };
  /** What stands between a name and its value. */
  colon: string;
  /** Whether the last of several lines has a comma. */
  isTrailing: boolean;
  /** The longest line. */
  width: number;
};

/** As the project's own files are formatted. */
export const usualStyle: Style = {
  newline: '\n',
  unit: '  ',
  quote: "'",
  pad: { group: ' ', list: '' },
  colon: ': ',
  isTrailing: true,
  width: 100,
};

/** Where a value is to stand. */
export type Room = {
  indent: string;
  /** How many characters stand before it on its line, and behind it. */
  before: number;
  after: number;
  /** Over several lines, or all on one, wherever it would fit; else by the room that there is. */
  shape?: 'tall' | 'flat' | undefined;
};

type Group = Record<string, Value>;

const isList = (value: Value): value is Value[] => Array.isArray(value);

const entriesOf = (value: Value) => Object.entries(value as Group);

const sizeOf = (value: Value) => (typeof value === 'object' ? Object.keys(value).length : 0);

/** Several groups, or lists, of several entries each do not stand on one line. */
const isTable = (list: Value[]) =>
  list.length > 1 &&
  (list.every(isList) || list.every(isGroup)) &&
  list.every((each) => sizeOf(each) > 1);

/** A width in columns: a tab counts as two. */
export const widthOf = (text: string) => text.replaceAll('\t', '  ').length;

/** Values of config as text. */
export const renderer = ({ newline, unit, quote, pad, colon, isTrailing, width }: Style) => {
  /** On one line; undefined where it would not be written so. */
  const onLine = (value: Value, shape?: Room['shape']): string | undefined => {
    if (typeof value === 'string') return literalOf(value, quote);
    if (typeof value === 'number') return digitsOf(value);
    if (typeof value === 'boolean') return String(value);
    const entries = isList(value)
      ? value.map((entry) => onLine(entry, shape))
      : entriesOf(value).map(([name, entry]) => {
          const written = onLine(entry, shape);
          return written && keyText(name, quote) + colon + written;
        });
    const isBroken = shape !== 'flat' && isList(value) && isTable(value);
    if (isBroken || entries.includes(undefined)) return undefined;
    const [open, close] = isList(value) ? '[]' : '{}';
    const blank = entries.length === 0 ? '' : isList(value) ? pad.list : pad.group;
    return `${open}${blank}${entries.join(', ')}${blank}${close}`;
  };

  /** An entry of a group. A long text stands below its name, unless that is short. */
  const entryText = (
    name: string,
    value: Value,
    { indent, after, shape }: Omit<Room, 'before'>,
  ) => {
    const key = keyText(name, quote) + colon;
    const before = widthOf(indent + key);
    const text = rendered(value, { indent, before, after, shape });
    const isLong = typeof value === 'string' && before + text.length + after > width;
    const isShortKey = key.length - colon.length < widthOf(unit) + 3;
    if (!isLong || isShortKey || shape === 'flat') return key + text;
    return `${key.trimEnd()}${newline}${indent}${unit}${text}`;
  };

  const rendered = (value: Value, { indent, before, after, shape }: Room): string => {
    const isWhole = typeof value !== 'object' || sizeOf(value) === 0 || shape === 'flat';
    const line = isWhole || shape !== 'tall' ? onLine(value, shape) : undefined;
    const fits = line !== undefined && before + line.length + after <= width;
    if (line !== undefined && (isWhole || fits)) return line;
    const inner = indent + unit;
    const entries = isList(value)
      ? value.map((entry) => rendered(entry, { indent: inner, before: widthOf(inner), after: 1 }))
      : entriesOf(value).map(([name, entry]) =>
          entryText(name, entry, { indent: inner, after: 1 }),
        );
    const [open, close] = isList(value) ? '[]' : '{}';
    const lines = entries.join(`,${newline}${inner}`) + (isTrailing ? ',' : '');
    return `${open}${newline}${inner}${lines}${newline}${indent}${close}`;
  };

  return { rendered, entryText };
};
