import type { GroupValue, KeyDescription } from './description';
import { keyRows } from './key-rows';
import { commonKeys, isIn, kinds } from './kinds';
import { readExamplesOfKind, withFieldsIn, writtenIn } from './read-examples';
import type { ReferencePart } from './reference-part';
import { linkTo } from './reference-table';

const without = (group: GroupValue, left: KeyDescription[]): GroupValue => ({
  ...group,
  keys: group.keys.filter((key) => !isIn(left, key)),
});

/** Of the keys that all have in common those of `group`, for the line above its table. */
const alsoHeld = (title: string, group: GroupValue, common: KeyDescription[]) => {
  const names = common.filter((key) => isIn(group.keys, key)).map(({ key }) => `\`${key}\``);
  return `Beside the keys below: ${names.join(', ')}, as in ${linkTo(title, `all ${title.toLowerCase()}`)}.`;
};

/** The kinds that files of this title choose from: what all share, then each by itself. */
export const kindParts = (root: string, file: string): ReferencePart[] =>
  kinds
    .filter((sort) => sort.file === file)
    .flatMap(({ title, folder, choice }): ReferencePart[] => {
      const common = commonKeys(choice);
      const own = choice.choices.map(({ name, group }) => {
        const examples = readExamplesOfKind(root, folder, name);
        return { name, group, examples };
      });
      const all = withFieldsIn(own.flatMap(({ examples }) => writtenIn(examples)));
      const each: GroupValue = { is: 'group', description: '', limits: [], keys: common };
      return [
        {
          heading: title,
          level: 2,
          words: [
            `${choice.description} \`${choice.by}\` says which of these it is, and with it what else is written:`,
            own.map(({ name }) => linkTo(`${choice.name} ${name}`, name)).join(', '),
            'Whichever it is, these keys are the same:',
          ],
          rows: keyRows(each, all),
          examples: [],
        },
        ...own.map(({ name, group, examples }): ReferencePart => ({
          heading: `${choice.name} ${name}`,
          level: 3,
          words: [group.description, alsoHeld(title, group, common)],
          rows: keyRows(without(group, common), writtenIn(examples)),
          examples: examples.map(({ text }) => text),
        })),
      ];
    });
