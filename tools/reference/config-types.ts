import {
  type ChoiceValue,
  type DocumentedFile,
  documentedFiles,
  type GroupValue,
  type KeyDescription,
  type ValueDescription,
} from '../../packages/schema-docs';
import { collectShared, type SharedGroup } from './shared-groups';

/** Widest line of a generated file. */
const width = 100;

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

/** Paragraphs as a comment that editors show; a list directly follows its paragraph. */
const docComment = (paragraphs: string[], indent: string): string => {
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

const keyParagraphs = ({ description, whenOmitted, value }: KeyDescription): string[] => [
  description,
  ...meaningsOf(value),
  ...limitsOf(value),
  ...(whenOmitted === undefined ? [] : [`Left out: ${whenOmitted}.`]),
];

const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** A key as TypeScript writes it: in quotes where it is no name. */
const named = (key: string) => (/^[\w$]+$/.test(key) ? key : `'${key}'`);

const keyOf = (key: KeyDescription, indent: string) =>
  `${docComment(keyParagraphs(key), indent)}\n${indent}${named(key.key)}${key.required ? '' : '?'}: ${typeOf(key.value, indent)};`;

const groupType = ({ keys }: GroupValue, indent: string) =>
  `{\n${keys.map((key) => keyOf(key, `${indent}  `)).join('\n')}\n${indent}}`;

const choiceType = ({ name, by, choices }: ChoiceValue) => {
  const all = shared.get(name)?.value;
  const left = all?.is === 'choice' ? all.choices : [];
  const without = left
    .filter((each) => choices.every((choice) => choice.name !== each.name))
    .map((each) => `'${each.name}'`);
  return by && without.length > 0 ? `Exclude<${name}, { ${by}: ${without.join(' | ')} }>` : name;
};

/** A number, a list, a picture or opening hours may be the name of one: of a shared value, or of what an entry of a collection holds. */
const inBraces = 'InBraces';

const photoKeys = ['file', 'alt', 'width', 'height'];

/** Also a photograph with limits of its own, which has no name. */
const isPhoto = (value: GroupValue | ChoiceValue) =>
  value.is === 'group' && value.keys.map(({ key }) => key).join() === photoKeys.join();

const mayBeNamed = (value: GroupValue | ChoiceValue) =>
  ['Picture', 'Photo', 'TallPhoto', 'Hours'].includes(value.name ?? '') || isPhoto(value);

const typeOf = (value: ValueDescription, indent: string): string => {
  switch (value.is) {
    case 'text':
      return 'string';
    case 'number':
      return `number | ${inBraces}`;
    case 'flag':
      return 'boolean';
    case 'word':
      return [
        ...value.words.map(({ word }) => `'${word}'`),
        // Completion still offers the known words.
        ...(value.open ? ['(string & {})'] : []),
      ].join(' | ');
    case 'list': {
      const item = typeOf(value.item, indent);
      const list = item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
      return [list, ...(value.or ? [typeOf(value.or, indent)] : []), inBraces].join(' | ');
    }
    case 'names':
      return `Record<string, ${typeOf(value.value, indent)}>`;
    case 'choice':
      return mayBeNamed(value) ? `${choiceType(value)} | ${inBraces}` : choiceType(value);
    case 'group': {
      const type = value.name ?? groupType(value, indent);
      return mayBeNamed(value) ? `${type} | ${inBraces}` : type;
    }
  }
};

const declare = (name: string, description: string, type: string) =>
  `${docComment([description], '')}\nexport type ${name} =${type.startsWith('\n') ? '' : ' '}${type};`;

const union = (name: string, names: string[]) => {
  const line = names.join(' | ');
  const fits = `export type ${name} = ${line};`.length <= width;
  return fits ? line : names.map((each) => `\n  | ${each}`).join('');
};

const sharedTypes = ({ value }: SharedGroup): string[] => {
  if (value.is === 'group')
    return [declare(value.name ?? '', value.description, groupType(value, ''))];
  const { by, name, description, choices, text, number } = value;
  const names = choices.map((choice) => (by ? pascal(choice.name) + name : choice.name));
  return [
    // Without a discriminating word, the choices are shared groups themselves.
    ...(by
      ? choices.map(({ group }, index) =>
          declare(names[index] ?? '', group.description, groupType(group, '')),
        )
      : []),
    declare(
      name,
      description,
      union(name, [...(text ? ['string'] : []), ...(number ? ['number'] : []), ...names]),
    ),
  ];
};

const kindsIn = (found: Map<string, SharedGroup>): GroupValue[] =>
  [...found.values()].flatMap(({ value }) =>
    value.is === 'choice' && value.by ? value.choices.map(({ group }) => group) : [],
  );

const sharedOf = (): Map<string, SharedGroup> => {
  const found = new Map<string, SharedGroup>();
  documentedFiles.forEach(({ group }) => collectShared(group, [], found));
  kindsIn(found).forEach((group) => collectShared(group, [], found));
  return found;
};

const shared = sharedOf();

const partly =
  'Of extends readonly unknown[] ? Of : Of extends object ? { [Key in keyof Of]?: Partly<Of[Key]> } : Of';

const typesOfPart = (
  { type, group, file }: DocumentedFile,
  { whole, names, made }: NonNullable<DocumentedFile['partOf']>,
): string[] => [
  declare(
    type,
    `${file}. ${group.description}`,
    [
      '',
      // Told apart by a key that must not be there, editors show the words of all others.
      `(Without<Omit<${whole}, '${made}'>, 'extends'> & { ${made}: Without<${whole}['${made}'], 'from'> | (Partly<${whole}['${made}']> & { from: string }) })`,
      `(Partly<Omit<${whole}, '${names}'>> & Pick<${whole}, '${names}'> & Required<Pick<${whole}, 'extends'>>)`,
    ].join('\n  | '),
  ),
  declare(whole, 'Everything that it may say.', typeOf(group, '')),
  declare('Partly<Of>', 'Whatever is said of it.', partly),
  declare(
    'Without<Of, Key extends keyof Of>',
    'All of it but one key.',
    'Omit<Of, Key> & { [None in Key]?: undefined }',
  ),
];

/** What `#types` names: types of config, for the editor's completion and hover text. */
export const configTypes = (): string =>
  [
    '// Written by `npm run reference` from the schemas in src/, which hold the words: change them there.',
    ...documentedFiles.flatMap((documented) => {
      const { type, group, file, partOf } = documented;
      return partOf
        ? typesOfPart(documented, partOf)
        : [declare(type, `${file}. ${group.description}`, typeOf(group, ''))];
    }),
    ...[...shared.values()].flatMap(sharedTypes),
    declare(
      inBraces,
      'A name in braces, such as {price}, in place of the value itself.',
      '`{${string}}`',
    ),
  ]
    .join('\n\n')
    .concat('\n');
