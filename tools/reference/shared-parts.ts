import { documentedFiles } from './documented-files';
import { keyRows } from './key-rows';
import { kinds } from './kinds';
import {
  outdent,
  readExamples,
  readExamplesOfKind,
  textOf,
  withFieldsIn,
  writtenIn,
  type Example,
  type Written,
} from './read-examples';
import type { ReferencePart } from './reference-part';
import { linkTo } from './reference-table';
import { collectShared, type SharedGroup } from './shared-groups';

/** What stands in a group of fields, keeps schemas of fields, not of the group. */
const nodesIn = (examples: Example[]) => withFieldsIn(writtenIn(examples));

/** Groups that several keys share, with what all examples write for them. */
export const sharedParts = (root: string): ReferencePart[] => {
  const found = new Map<string, SharedGroup>();
  documentedFiles.forEach(({ group, example }) =>
    collectShared(group, writtenIn(readExamples(root, example)), found),
  );
  kinds.forEach(({ folder, choice }) =>
    choice.choices.forEach(({ name, group }) =>
      collectShared(group, nodesIn(readExamplesOfKind(root, folder, name)), found),
    ),
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
    const either = `Write one of these: ${[...(value.text ? ['a text in quotes'] : []), ...choices].join(', ')}.`;
    return [{ heading, level: 3, words: [value.description, either], rows: [], examples: [] }];
  });
  const words = ['What several of the keys above hold.'];
  return [{ heading: 'Shared groups', level: 2, words, rows: [], examples: [] }, ...shared];
};

const limit = (words: string) => `It ${words}.`;

/** What says most, of several nodes. */
const longest = (nodes: Written[]): string[] =>
  nodes
    .map((node) => outdent(textOf(node)))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 1);
