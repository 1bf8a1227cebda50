import type ts from 'typescript';
import type { GroupValue, KeyDescription, WordValue } from './description';
import { documentedFiles, type DocumentedFile } from './documented-files';
import { keyRows, type KeyRow } from './key-rows';
import { commonKeys, kinds } from './kinds';
import { keysOf, readExamples, valueOf, type Example } from './read-examples';
import { collectShared, type SharedGroup } from './shared-groups';

/** One heading of the reference. */
export type ReferencePart = {
  heading: string;
  level: 2 | 3;
  words: string[];
  rows: KeyRow[];
  /** TypeScript, complete. */
  examples: string[];
};

const nodesOf = (examples: Example[]) => examples.map(({ node }) => node);

const without = (group: GroupValue, left: KeyDescription[]): GroupValue => ({
  ...group,
  keys: group.keys.filter(({ key }) => left.every((other) => other.key !== key)),
});

const filePart = (root: string, documented: DocumentedFile): ReferencePart => {
  const { title, file, type, group } = documented;
  const examples = readExamples(root, documented.example);
  const types = file.includes('<') ? '../types' : './types';
  return {
    heading: title,
    level: 2,
    words: [`\`${file}\`. ${group.says}`],
    rows: keyRows(group, nodesOf(examples)),
    examples: examples.map(
      ({ text }) =>
        `import type { ${type} } from '${types}';\n\nexport default ${text} satisfies ${type};`,
    ),
  };
};

const kindParts = (root: string, file: string): ReferencePart[] =>
  kinds
    .filter((sort) => sort.file === file)
    .flatMap(({ title, folder, choice }): ReferencePart[] => {
      const common = commonKeys(choice);
      const own = choice.choices.map(({ name, group }) => {
        const examples = readExamples(root, `${folder}/${name}/example.ts`);
        return { name, group, examples };
      });
      const all = own.flatMap(({ examples }) => nodesOf(examples));
      const each: GroupValue = { is: 'group', says: '', limits: [], keys: common };
      return [
        {
          heading: title,
          level: 2,
          words: [
            `${choice.says} \`${choice.by}\` says which of these it is, and with it what else is written:`,
            own.map(({ name }) => `\`${name}\``).join(', '),
            'Whichever it is, these keys are the same:',
          ],
          rows: keyRows(each, all),
          examples: [],
        },
        ...own.map(({ name, group, examples }): ReferencePart => ({
          heading: `${choice.name} ${name}`,
          level: 3,
          words: [group.says],
          rows: keyRows(without(group, common), nodesOf(examples)),
          examples: examples.map(({ text }) => text),
        })),
      ];
    });

const keyOf = (group: GroupValue | undefined, name: string) =>
  group?.keys.find(({ key }) => key === name)?.value;

/** How the moment of sending is written: each way with what an example writes for it. */
const stampParts = (root: string): ReferencePart[] => {
  const form = documentedFiles.find(({ title }) => title === 'Forms');
  const record = keyOf(form?.group, 'record');
  const stamps = record?.is === 'group' ? keyOf(record, 'stamps') : undefined;
  if (!form || stamps?.is !== 'names' || stamps.value.is !== 'word') return [];
  const written = nodesOf(readExamples(root, form.example))
    .flatMap((node) => valueOf(node, 'record') ?? [])
    .flatMap((node) => valueOf(node, 'stamps') ?? []);
  const { words } = stamps.value;
  return [
    {
      heading: 'Stamps',
      level: 2,
      words: ['What `record.stamps` of a form may note of the moment of sending.'],
      rows: [],
      examples: [],
    },
    ...words.map((word) => stampPart(word, written)),
  ];
};

const stampPart = (
  { word, means }: WordValue['words'][number],
  written: ts.Expression[],
): ReferencePart => ({
  heading: `Stamp ${word}`,
  level: 3,
  words: [`Notes ${means ?? ''}.`],
  rows: [],
  examples: written
    .flatMap((node) => keysOf(node).map((key) => ({ key, value: valueOf(node, key)?.getText() })))
    .filter(({ value }) => value === `'${word}'`)
    .map(({ key, value }) => `stamps: { ${key}: ${value} }`),
});

/** Groups that several keys share, with what all examples write for them. */
const sharedParts = (root: string): ReferencePart[] => {
  const found = new Map<string, SharedGroup>();
  documentedFiles.forEach(({ group, example }) =>
    collectShared(group, nodesOf(readExamples(root, example)), found),
  );
  kinds.forEach(({ folder, choice }) =>
    choice.choices.forEach(({ name, group }) =>
      collectShared(group, nodesOf(readExamples(root, `${folder}/${name}/example.ts`)), found),
    ),
  );
  const shared = [...found.values()].flatMap(({ value, nodes }): ReferencePart[] => {
    const heading = value.name ?? '';
    if (value.is === 'group') {
      const rows = keyRows(value, nodes);
      return [
        { heading, level: 3, words: [value.says, ...value.limits], rows, examples: longest(nodes) },
      ];
    }
    if (value.by) return [];
    return [{ heading, level: 3, words: [value.says], rows: [], examples: [] }];
  });
  const words = ['What several of the keys above hold.'];
  return [{ heading: 'Shared groups', level: 2, words, rows: [], examples: [] }, ...shared];
};

/** What says most, of several nodes. */
const longest = (nodes: ts.Expression[]): string[] =>
  nodes
    .map((node) => outdented(node))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 1);

const outdented = (node: ts.Expression) => {
  const text = node.getText();
  const closing = /\n( *)\S*$/.exec(text)?.[1] ?? '';
  return text.replaceAll(`\n${closing}`, '\n');
};

/** The whole reference, heading by heading. */
export const referenceParts = (root: string): ReferencePart[] => [
  ...documentedFiles.flatMap((documented) => [
    filePart(root, documented),
    ...kindParts(root, documented.title),
    ...(documented.title === 'Forms' ? stampParts(root) : []),
  ]),
  ...sharedParts(root),
];
