import {
  type ChoiceValue,
  documentedFiles,
  entriesOf,
  type Example,
  type GroupValue,
  keysOf,
  kinds,
  outdent,
  readExamples,
  readExamplesOfKind,
  sharedExamples,
  textOf,
  type ValueDescription,
  valueOf,
  type Written,
  writtenIn,
} from '../../packages/schema-docs';
import { keyRows, linkTo, type ReferencePart, withFieldsIn } from './reference-table';

/** A group or choice that several keys share, with what examples write for it. */
export type SharedGroup = { value: GroupValue | ChoiceValue; nodes: Written[] };

const fits = (group: GroupValue, node: Written) =>
  keysOf(node).length > 0 &&
  keysOf(node).every((written) => group.keys.some(({ key }) => key === written));

/** A choice may be used with fewer options, as fields are in a group. */
const choicesOf = (value: GroupValue | ChoiceValue) =>
  value.is === 'choice' ? value.choices.length : 0;

/** Collects shared groups and choices of `value` into `found`, by name; `nodes` are their examples. */
export const collectShared = (
  value: ValueDescription,
  nodes: Written[],
  found: Map<string, SharedGroup>,
): void => {
  if (value.is === 'list') collectShared(value.item, nodes.flatMap(entriesOf), found);
  if (value.is === 'list' && value.or) {
    const { or } = value;
    collectShared(
      or,
      nodes.filter((node) => fits(or, node)),
      found,
    );
  }
  if (value.is === 'names') {
    const entries = nodes.flatMap((node) =>
      keysOf(node).flatMap((key) => valueOf(node, key) ?? []),
    );
    collectShared(value.value, entries, found);
  }
  if (value.is !== 'group' && value.is !== 'choice') return;
  if (value.name !== undefined) {
    const known = found.get(value.name);
    const wider = known && choicesOf(known.value) > choicesOf(value) ? known.value : value;
    found.set(value.name, { value: wider, nodes: [...(known?.nodes ?? []), ...nodes] });
  }
  if (value.is === 'choice') {
    if (value.by !== undefined) return;
    value.choices.forEach(({ group }) =>
      collectShared(
        group,
        nodes.filter((node) => fits(group, node)),
        found,
      ),
    );
    return;
  }
  value.keys.forEach((key) =>
    collectShared(
      key.value,
      nodes.flatMap((node) => valueOf(node, key.key) ?? []),
      found,
    ),
  );
};

/** What stands in a group of fields, keeps schemas of fields, not of the group. */
const nodesIn = (examples: Example[]) => withFieldsIn(writtenIn(examples));

/** Groups that several keys share, with what all examples write for them. */
export const sharedParts = (root: string): ReferencePart[] => {
  const found = new Map<string, SharedGroup>();
  documentedFiles.forEach(({ group, example }) =>
    collectShared(group, writtenIn(readExamples(root, example)), found),
  );
  kinds().forEach(({ folder, choice }) =>
    choice.choices.forEach(({ name, group }) =>
      collectShared(group, nodesIn(readExamplesOfKind(root, folder, name)), found),
    ),
  );
  sharedExamples().forEach(({ group, example }) =>
    collectShared(group, writtenIn(readExamples(root, example)), found),
  );
  const shared = [...found.values()].flatMap(({ value, nodes }): ReferencePart[] => {
    const heading = value.name ?? '';
    if (value.is === 'group') {
      const rows = keyRows(value, nodes);
      return [
        {
          heading,
          level: 3,
          words: [value.description, ...value.limits.map(limit)],
          rows,
          examples: longest(nodes),
        },
      ];
    }
    if (value.by) return [];
    const choices = value.choices.map(({ name }) => linkTo(name));
    const either = `Write one of these: ${[...(value.text ? ['a text in quotes'] : []), ...(value.number ? ['a number'] : []), ...choices].join(', ')}.`;
    return [{ heading, level: 3, words: [value.description, either], rows: [], examples: [] }];
  });
  const words = ['Groups that several of the keys above hold.'];
  return [{ heading: 'Shared groups', level: 2, words, rows: [], examples: [] }, ...shared];
};

const limit = (words: string) => `It ${words}.`;

/** The longest of several examples. */
const longest = (nodes: Written[]): string[] =>
  nodes
    .map((node) => outdent(textOf(node)))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 1);
