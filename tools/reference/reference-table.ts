import {
  entriesOf,
  type GroupValue,
  type KeyDescription,
  keysOf,
  textOf,
  type ValueDescription,
  valueOf,
  type WordValue,
  type Written,
} from '../../packages/schema-docs';
import { shortLine } from '../../src/schema/short-line';

/** One key of a schema, on its own. */
export type KeyRow = {
  /** From the outermost group: `contact.place.lines`, `cards[].title`. */
  path: string;
  description: string;
  required: boolean;
  whenOmitted?: string;
  value: ValueDescription;
  limits: string[];
  words: WordValue['words'];
  example?: string;
};

/** Groups, and the entries of their `fields` lists. */
export const withFieldsIn = (groups: Written[]): Written[] =>
  groups.flatMap((group) => {
    const fields = valueOf(group, 'fields');
    return fields ? [group, ...entriesOf(fields)] : [group];
  });

const limitsIn = (value: ValueDescription): string[] => {
  if (value.is === 'names') return value.nameLimits.map((limit) => `names ${limit}`);
  return 'limits' in value ? value.limits : [];
};

const wordsIn = (value: ValueDescription): WordValue['words'] => {
  if (value.is === 'word') return value.words;
  return value.is === 'list' ? wordsIn(value.item) : [];
};

const rowOf = ({ value, ...key }: KeyDescription, path: string, nodes: Written[]): KeyRow => {
  const example = nodes[0] ? textOf(nodes[0]) : key.example;
  return {
    ...key,
    path,
    value,
    limits: limitsIn(value),
    words: wordsIn(value),
    ...(example !== undefined && { example }),
  };
};

const rowsBelow = (value: ValueDescription, path: string, nodes: Written[]): KeyRow[] => {
  if (value.is === 'list') return rowsBelow(value.item, `${path}[]`, nodes.flatMap(entriesOf));
  if (value.is === 'group' && value.name === undefined) return keyRows(value, nodes, `${path}.`);
  if (value.is !== 'names') return [];
  const entries = nodes.flatMap((node) => keysOf(node).flatMap((key) => valueOf(node, key) ?? []));
  const key = {
    key: '<name>',
    description: 'A name of your own.',
    required: false,
    whenOmitted: 'nothing',
  };
  return [rowOf({ ...key, value: value.value }, `${path}.<name>`, entries)];
};

/**
 * Every key of a group and of its nested groups, in order; `nodes` are groups of examples. Named groups
 * are not opened: they have tables of their own.
 */
export const keyRows = (group: GroupValue, nodes: Written[], prefix = ''): KeyRow[] =>
  group.keys.flatMap((key) => {
    const path = `${prefix}${key.key}`;
    const values = nodes.flatMap((node) => valueOf(node, key.key) ?? []);
    return [rowOf(key, path, values), ...rowsBelow(key.value, path, values)];
  });

export type ReferencePart = {
  heading: string;
  level: 2 | 3;
  words: string[];
  rows: KeyRow[];
  /** TypeScript, complete. */
  examples: string[];
};

/** Longer examples are cut: all of it is below the table. */
const longestExample = 48;

/** GitHub's name for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

export const linkTo = (heading: string, words = heading) => `[${words}](#${anchorOf(heading)})`;

const many = (value: ValueDescription): string => {
  if (value.is === 'text') return 'texts in quotes';
  if (value.is === 'number') return value.whole ? 'whole numbers' : 'numbers';
  if (value.is === 'word') return 'words';
  if (value.is === 'list') return `lists in [ ] of ${many(value.item)}`;
  if (value.is === 'choice' && value.by) return linkTo(`${value.name}s`);
  if (value.is === 'choice' && value.text)
    return `texts in quotes, or groups in { }${nameOf(value)}`;
  return `groups in { }${nameOf(value)}`;
};

const nameOf = (value: ValueDescription) =>
  (value.is === 'group' || value.is === 'choice') && value.name !== undefined
    ? `: ${linkTo(value.name)}`
    : '';

/** The type of a value, in an editor's words. */
const sortOf = (value: ValueDescription): string => {
  switch (value.is) {
    case 'text':
      return 'text in quotes';
    case 'number':
      return value.whole ? 'whole number' : 'number';
    case 'flag':
      return 'true or false';
    case 'word':
      return value.words.length === 1 ? 'this word in quotes' : 'one of these words in quotes';
    case 'list':
      return `list in [ ] of ${many(value.item)}${value.or ? `, or group in { }${nameOf(value.or)}` : ''}`;
    case 'names':
      return 'group in { } with names of your own';
    default:
      return `group in { }${nameOf(value)}`;
  }
};

const code = (text: string) => `\`${text}\``;

const meanings = ({ words }: KeyRow) => {
  if (words.every(({ means }) => means === undefined)) {
    return words.length === 0 ? [] : [words.map(({ word }) => code(word)).join(', ')];
  }
  return words.map(({ word, means }) => (means ? `${code(word)}: ${means}` : code(word)));
};

const cells = (row: KeyRow) => [
  code(row.path),
  sortOf(row.value),
  [row.description, ...meanings(row)].join('<br>'),
  row.required ? 'required' : (row.whenOmitted ?? ''),
  row.limits.join('; '),
  row.example === undefined ? '' : code(shortLine(row.example, longestExample)),
];

const line = (texts: string[]) =>
  `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;

export const referenceTable = (rows: KeyRow[]): string =>
  [
    line(['Key', 'What to write', 'What it means', 'Left out', 'Limits', 'Example']),
    line(['---', '---', '---', '---', '---', '---']),
    ...rows.map((row) => line(cells(row))),
  ].join('\n');
