import type { ChoiceValue, GroupValue, KeyDescription, ValueDescription } from './description';
import { documentedFiles } from './documented-files';

/** Kinds of one sort: the choice that a file makes between them, and the folder that holds them. */
export type Kinds = {
  title: string;
  file: string;
  folder: string;
  choice: ChoiceValue & { by: string };
};

const choiceNamed = (name: string, value: ValueDescription): ChoiceValue | undefined => {
  if (value.is === 'list') return choiceNamed(name, value.item);
  if (value.is === 'choice') return value.name === name ? value : undefined;
  if (value.is !== 'group') return undefined;
  return value.keys.map((key) => choiceNamed(name, key.value)).find((found) => found);
};

const kindsOf = (title: string, file: string, folder: string): Kinds => {
  const group = documentedFiles.find((documented) => documented.title === file)?.group;
  const choice = group && choiceNamed(title.slice(0, -1), group);
  if (!choice?.by) throw new Error(`The contract of ${file} has no ${title}.`);
  return { title, file, folder, choice: { ...choice, by: choice.by } };
};

export const kinds: Kinds[] = [
  kindsOf('Sections', 'Pages', 'src/sections'),
  kindsOf('Fields', 'Forms', 'src/fields'),
  kindsOf('Rules', 'Forms', 'src/rules'),
];

/** The keys that every choice has, and means the same by. */
export const commonKeys = ({ choices }: ChoiceValue): KeyDescription[] => {
  const [first, ...others] = choices.map(({ group }) => group.keys);
  const isIn = (keys: GroupValue['keys'], key: KeyDescription) =>
    keys.some((other) => JSON.stringify(other) === JSON.stringify(key));
  return first?.filter((key) => others.every((keys) => isIn(keys, key))) ?? [];
};
