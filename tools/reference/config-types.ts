import type { GroupValue, KeyDescription, ValueDescription } from './description';
import { documentedFiles } from './documented-files';
import { collectShared, type SharedGroup } from './shared-groups';

const width = 100;

const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

const wrap = (text: string, indent: string): string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > width - indent.length - 3 && line !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

const comment = (paragraphs: string[], indent: string): string => {
  const [only, ...more] = paragraphs;
  const single = `${indent}/** ${only ?? ''} */`;
  if (more.length === 0 && single.length <= width) return single;
  const lines = paragraphs.flatMap((text, index) => [
    ...(index === 0 || text.startsWith('- ') ? [] : ['']),
    ...wrap(text, indent),
  ]);
  return [
    `${indent}/**`,
    ...lines.map((line) => `${indent} * ${line}`.trimEnd()),
    `${indent} */`,
  ].join('\n');
};

const meaningsOf = (value: ValueDescription): string[] => {
  if (value.is === 'list' || value.is === 'names') {
    return meaningsOf(value.is === 'list' ? value.item : value.value);
  }
  if (value.is !== 'word') return [];
  return value.words.flatMap(({ word, means }) => (means ? [`- \`${word}\`: ${means}`] : []));
};

const limitsOf = (value: ValueDescription): string[] => {
  const limits = 'limits' in value ? value.limits : [];
  return limits.length > 0 ? [`Limits: ${limits.join('; ')}.`] : [];
};

const wordsOf = ({ says, leftOut, value }: KeyDescription): string[] => {
  const [first, ...meanings] = meaningsOf(value);
  return [
    says,
    ...(first ? ['', first, ...meanings].slice(1) : []),
    ...limitsOf(value),
    ...(leftOut === undefined ? [] : [`Left out: ${leftOut}.`]),
  ];
};

const keyOf = (key: KeyDescription, indent: string) =>
  `${comment(wordsOf(key), indent)}\n${indent}${key.key}${key.required ? '' : '?'}: ${typeOf(key.value, indent)};`;

const groupType = ({ keys }: GroupValue, indent: string) =>
  `{\n${keys.map((key) => keyOf(key, `${indent}  `)).join('\n')}\n${indent}}`;

const typeOf = (value: ValueDescription, indent: string): string => {
  switch (value.is) {
    case 'text':
      return 'string';
    case 'number':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'word':
      return value.words.map(({ word }) => `'${word}'`).join(' | ');
    case 'list': {
      const item = typeOf(value.item, indent);
      return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
    }
    case 'names':
      return `Record<string, ${typeOf(value.value, indent)}>`;
    case 'choice':
      return value.name;
    case 'group':
      return value.name ?? groupType(value, indent);
  }
};

const declare = (name: string, says: string, type: string) =>
  `${comment([says], '')}\nexport type ${name} =${type.startsWith('\n') ? '' : ' '}${type};`;

const union = (name: string, names: string[]) => {
  const line = names.join(' | ');
  const fits = `export type ${name} = ${line};`.length <= width;
  return fits ? line : names.map((each) => `\n  | ${each}`).join('');
};

const sharedTypes = ({ value }: SharedGroup): string[] => {
  if (value.is === 'group') return [declare(value.name ?? '', value.says, groupType(value, ''))];
  const { by, name, says, choices } = value;
  const names = choices.map((choice) => (by ? pascal(choice.name) + name : choice.name));
  return [
    // Without a word that chooses, the choices are shared groups themselves.
    ...(by
      ? choices.map(({ group }, index) =>
          declare(names[index] ?? '', group.says, groupType(group, '')),
        )
      : []),
    declare(name, says, union(name, names)),
  ];
};

/** config/types.ts: what config may say, for the editor's completion and hover text. */
export const configTypes = (): string => {
  const shared = new Map<string, SharedGroup>();
  documentedFiles.forEach(({ group }) => collectShared(group, [], shared));
  kindsIn(shared).forEach((group) => collectShared(group, [], shared));
  return [
    '// Written by `npm run reference` from the contracts in src/, which hold the words: change them there.',
    ...documentedFiles.map(({ type, group, file }) =>
      declare(type, `${file}. ${group.says}`, groupType(group, '')),
    ),
    ...[...shared.values()].flatMap(sharedTypes),
  ]
    .join('\n\n')
    .concat('\n');
};

const kindsIn = (shared: Map<string, SharedGroup>): GroupValue[] =>
  [...shared.values()].flatMap(({ value }) =>
    value.is === 'choice' && value.by ? value.choices.map(({ group }) => group) : [],
  );
