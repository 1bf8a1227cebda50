import type { ChoiceValue, GroupValue, KeyDescription, ValueDescription } from './description';
import { documentedFiles } from './documented-files';

/** Kinds of one sort: the choice that a file makes between them, and the folder that holds them. */
export type Kinds = {
  title: string;
  file: string;
  folder: string;
  choice: ChoiceValue & { by: string };
};

/** A note and a group have little in common with the fields among which they stand. */
const nearlyAll = 0.8;

const choiceNamed = (name: string, value: ValueDescription): ChoiceValue | undefined => {
  if (value.is === 'list') return choiceNamed(name, value.item);
  if (value.is === 'choice') return value.name === name ? value : undefined;
  if (value.is !== 'group') return undefined;
  return value.keys.map((key) => choiceNamed(name, key.value)).find((found) => found);
};

const kindsOf = (title: string, file: string, folder: string): Kinds => {
  const group = documentedFiles.find((documented) => documented.title === file)?.group;
  const choice = group && choiceNamed(title.slice(0, -1), group);
  if (!choice?.by) throw new Error(`The schema of ${file} has no ${title}.`);
  return { title, file, folder, choice: { ...choice, by: choice.by } };
};

export const kinds: Kinds[] = [
  kindsOf('Sections', 'Pages', 'src/sections'),
  kindsOf('Fields', 'Forms', 'src/fields'),
  kindsOf('Rules', 'Forms', 'src/rules'),
];

export const isIn = (keys: GroupValue['keys'], key: KeyDescription): boolean =>
  keys.some((other) => JSON.stringify(other) === JSON.stringify(key));

/** The keys that nearly every choice has, and means the same by. */
export const commonKeys = ({ choices }: ChoiceValue): KeyDescription[] => {
  const all = choices.map(({ group }) => group.keys);
  const times = (key: KeyDescription) => all.filter((keys) => isIn(keys, key)).length;
  return all[0]?.filter((key) => times(key) > nearlyAll * all.length) ?? [];
};
