import type { GroupValue, KeyDescription, ValueDescription, WordValue } from './description';
import { entriesOf, keysOf, textOf, valueOf, type Written } from './read-examples';

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
  /** As somebody wrote it in an example. */
  example?: string;
};

const limitsIn = (value: ValueDescription): string[] => {
  if (value.is === 'names') return value.nameLimits.map((limit) => `names ${limit}`);
  return 'limits' in value ? value.limits : [];
};

const wordsIn = (value: ValueDescription): WordValue['words'] => {
  if (value.is === 'word') return value.words;
  return value.is === 'list' ? wordsIn(value.item) : [];
};

const rowOf = ({ value, ...key }: KeyDescription, path: string, nodes: Written[]): KeyRow => {
  const example = nodes[0] && textOf(nodes[0]);
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
 * Every key of a group and of the groups in it, in order; `nodes` are groups of examples. Groups
 * that have a name are not opened: they have rows of their own.
 */
export const keyRows = (group: GroupValue, nodes: Written[], prefix = ''): KeyRow[] =>
  group.keys.flatMap((key) => {
    const path = `${prefix}${key.key}`;
    const values = nodes.flatMap((node) => valueOf(node, key.key) ?? []);
    return [rowOf(key, path, values), ...rowsBelow(key.value, path, values)];
  });
