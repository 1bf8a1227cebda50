import type { GroupValue, WordValue } from './description';
import { documentedFiles } from './documented-files';
import { keysOf, readExamples, textOf, valueOf, writtenIn, type Written } from './read-examples';
import type { ReferencePart } from './reference-part';

const keyOf = (group: GroupValue | undefined, name: string) =>
  group?.keys.find(({ key }) => key === name)?.value;

/** What is noted beside the fields: each stamp with what an example writes for it. */
export const stampParts = (root: string): ReferencePart[] => {
  const form = documentedFiles.find(({ title }) => title === 'Forms');
  const record = keyOf(form?.group, 'record');
  const stamps = record?.is === 'group' ? keyOf(record, 'stamps') : undefined;
  if (!form || stamps?.is !== 'names' || stamps.value.is !== 'word') return [];
  const written = writtenIn(readExamples(root, form.example))
    .flatMap((node) => valueOf(node, 'record') ?? [])
    .flatMap((node) => valueOf(node, 'stamps') ?? []);
  const { words } = stamps.value;
  return [
    {
      heading: 'Stamps',
      level: 2,
      words: ['What `record.stamps` of a form may note beside what the visitor wrote.'],
      rows: [],
      examples: [],
    },
    ...words.map((word) => stampPart(word, written)),
  ];
};

const stampPart = (
  { word, means }: WordValue['words'][number],
  groups: Written[],
): ReferencePart => ({
  heading: `Stamp ${word}`,
  level: 3,
  words: [`Notes ${means ?? ''}.`],
  rows: [],
  examples: groups
    .flatMap((group) => keysOf(group).map((key) => ({ key, written: valueOf(group, key) })))
    .map(({ key, written }) => ({ key, value: written && textOf(written) }))
    .filter(({ value }) => value === `'${word}'`)
    .map(({ key, value }) => `stamps: { ${key}: ${value} }`)
    .slice(0, 1),
});
