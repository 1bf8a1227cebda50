import {
  type DocumentedFile,
  documentedFiles,
  keysOf,
  kinds,
  readExamples,
  readExamplesOfKind,
  textOf,
  type ValueDescription,
  valueOf,
  type WordValue,
  type Written,
  writtenIn,
} from '../../packages/schema-docs';
import { isSame } from '../../src/schema/values/same-value';
import {
  type KeyRow,
  keyRows,
  linkTo,
  type ReferencePart,
  referenceTable,
  withFieldsIn,
} from './reference-table';
import { sharedParts } from './shared-groups';

/** A note and a group have little in common with the fields among which they stand. */
const nearlyAll = 0.8;

/** The same key with the same meaning, whatever examples write for it. */
const isSameKey = ({ example: _, ...one }: KeyRow, { example: _other, ...other }: KeyRow) =>
  isSame(one, other);

const isIn = (rows: KeyRow[], row: KeyRow) => rows.some((other) => isSameKey(other, row));

/** The rows that nearly every kind has. */
const commonRows = (all: KeyRow[][]): KeyRow[] => {
  const times = (row: KeyRow) => all.filter((rows) => isIn(rows, row)).length;
  return all[0]?.filter((row) => times(row) > nearlyAll * all.length) ?? [];
};

/** Of the keys common to all, those of a kind, for the line above its table. */
const commonKeysLine = (title: string, rows: KeyRow[], common: KeyRow[]) => {
  const names = common
    .filter((row) => isIn(rows, row) && !isBelow(row, common))
    .map(({ path }) => `\`${path}\``);
  return `Besides the keys below: ${names.join(', ')}, as in ${linkTo(title, `all ${title.toLowerCase()}`)}.`;
};

/** Whether a key stands in a group among these rows. */
const isBelow = ({ path }: KeyRow, rows: KeyRow[]) =>
  rows.some((other) => path.startsWith(`${other.path}.`));

/** The kinds of files with this title: their common keys, then each kind. */
const kindParts = (root: string, file: DocumentedFile): ReferencePart[] =>
  kinds()
    .filter((sort) => sort.file === file.title)
    .flatMap(({ title, folder, choice }): ReferencePart[] => {
      const own = choice.choices.map(({ name, group }) => {
        const examples = readExamplesOfKind(root, folder, name);
        return { name, group, examples };
      });
      const all = withFieldsIn(own.flatMap(({ examples }) => writtenIn(examples)));
      const common = commonRows(own.map(({ group }) => keyRows(group, all)));
      const isWhole = file.group.is === 'choice';
      return [
        {
          heading: title,
          level: 2,
          words: [
            `${isWhole ? `\`${file.file}\`. ` : ''}${choice.description} \`${choice.by}\` says which of these it is, and so which other keys it has:`,
            own.map(({ name }) => linkTo(`${choice.name} ${name}`, name)).join(', '),
            'All of them have these keys:',
          ],
          rows: common,
          examples: [],
        },
        ...own.map(({ name, group, examples }): ReferencePart => {
          const rows = keyRows(group, writtenIn(examples));
          return {
            heading: `${choice.name} ${name}`,
            level: 3,
            words: [group.description, commonKeysLine(title, rows, common)],
            rows: rows.filter((row) => !isIn(common, row)),
            examples: examples.map(({ text }) => text),
          };
        }),
      ];
    });

const keyOf = (group: ValueDescription | undefined, name: string) =>
  group?.is === 'group' ? group.keys.find(({ key }) => key === name)?.value : undefined;

/** The stamps, each with an example's value. */
const stampParts = (root: string): ReferencePart[] => {
  const form = documentedFiles.find(({ title }) => title === 'Forms');
  const record = keyOf(form?.group, 'record');
  const stamps = keyOf(record, 'stamps');
  if (!form || stamps?.is !== 'names' || stamps.value.is !== 'word') return [];
  const written = writtenIn(readExamples(root, form.example))
    .flatMap((node) => valueOf(node, 'record') ?? [])
    .flatMap((node) => valueOf(node, 'stamps') ?? []);
  const { words } = stamps.value;
  return [
    {
      heading: 'Stamps',
      level: 2,
      words: ['What `record.stamps` of a form can store beside what the visitor wrote.'],
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
  words: [`Stores ${means ?? ''}.`],
  rows: [],
  examples: groups
    .flatMap((group) => keysOf(group).map((key) => ({ key, written: valueOf(group, key) })))
    .map(({ key, written }) => ({ key, value: written && textOf(written) }))
    .filter(({ value }) => value === `'${word}'`)
    .map(({ key, value }) => `stamps: { ${key}: ${value} }`)
    .slice(0, 1),
});

const filePart = (root: string, documented: DocumentedFile): ReferencePart[] => {
  const { title, file, type, group } = documented;
  if (group.is === 'choice') return [];
  const examples = readExamples(root, documented.example);
  return [
    {
      heading: title,
      level: 2,
      words: [`\`${file}\`. ${group.description}`],
      rows: keyRows(group, writtenIn(examples)),
      examples: examples.map(
        ({ text }) =>
          `import type { ${type} } from '#types';\n\nexport default ${text} satisfies ${type};`,
      ),
    },
  ];
};

/** The whole reference, heading by heading. */
export const referenceParts = (root: string): ReferencePart[] => [
  ...documentedFiles.flatMap((documented) => [
    ...filePart(root, documented),
    ...kindParts(root, documented),
    ...(documented.title === 'Forms' ? stampParts(root) : []),
  ]),
  ...sharedParts(root),
];

const opening = `# What config may say

<!-- Written by \`npm run reference\` from the schemas in src/, which hold the words: change them there. -->

Every key of every file in \`config/\`: what to write, what it means, what happens if it is left out,
its limits, and an example. \`npm run check\` reports what is wrong in these files. An editor such as VS
Code shows the same words when the pointer rests on a key, and offers the keys while you type. How
the sections, fields, rules, drawings, headers and footers look: \`npm run dev\`, then http://localhost:5173/__gallery/.

- **text in quotes**: \`'Hello'\`. A text with an apostrophe is written in double quotes: \`"Let's talk"\`.
  It must not be empty, unless its limits say that it may be.
- **whole number**: \`5\`, without quotes; **number**: \`0.5\` as well. **true or false**: without quotes.
- **list in [ ]**: \`['one', 'two']\`, a comma between its entries.
- **group in { }**: \`{ label: 'Home', to: '/' }\`, a comma between its keys.
- **by language**: of a site in several languages what visitors read, links, pictures and addresses may say each:
  \`{ en: 'Contact', de: 'Kontakt' }\`, by the first part of its code. Names of fields and what is stored are the same in all.
  Editors of code know that where a file says \`#types/in-languages\` in place of \`#types\`: [sites.md](sites.md#in-other-languages).

In the tables \`contact.phone\` is \`phone\` in the group \`contact\`, and \`cards[].title\` is \`title\` in
each entry of the list \`cards\`. An example that ends in … is cut: its full text is below the table.`;

const contents = (parts: ReferencePart[]) =>
  parts.map(({ heading, level }) => `${'  '.repeat(level - 2)}- ${linkTo(heading)}`).join('\n');

const part = ({ heading, level, words, rows, examples }: ReferencePart) =>
  [
    `${'#'.repeat(level)} ${heading}`,
    ...words,
    ...(rows.length > 0 ? [referenceTable(rows)] : []),
    ...examples.map((example) => `\`\`\`ts\n${example}\n\`\`\``),
  ].join('\n\n');

/** docs/config.md. */
export const referencePage = (root: string): string => {
  const parts = referenceParts(root);
  return [opening, '## Contents', contents(parts), ...parts.map(part)].join('\n\n').concat('\n');
};
