/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyDescription, ValueDescription } from '../../packages/schema-docs/describe-schema';
import { documentedFiles, kinds } from '../../packages/schema-docs/documented-files';
import { staleReference } from './reference-files';
import { referenceParts } from './reference-page';

const root = join(__dirname, '../..');
const parts = referenceParts(root);
const rows = parts.flatMap((part) =>
  part.rows.map((row): [string, typeof row] => [`${part.heading}: ${row.path}`, row]),
);

type Reported = { path: string; key: KeyDescription };

const keysIn = (value: ValueDescription, path: string): Reported[] => {
  switch (value.is) {
    case 'list':
      return keysIn(value.item, `${path}[]`);
    case 'names':
      return keysIn(value.value, `${path}.<name>`);
    case 'choice':
      return value.choices.flatMap(({ name, group }) => keysIn(group, `${path} ${name}`));
    case 'group':
      return value.keys.flatMap((key) => [
        { path: `${path}.${key.key}`, key },
        ...keysIn(key.value, `${path}.${key.key}`),
      ]);
    default:
      return [];
  }
};

const groups = documentedFiles.map(({ title, group }): [string, ValueDescription] => [
  title,
  group,
]);
const keys = groups.flatMap(([title, group]) => keysIn(group, title));

test('docs/config.md and #types say what the schemas and examples say', () => {
  expect(staleReference(root)).toEqual([]);
});

test('the schemas are walked to their ends', () => {
  const paths = keys.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'Site.contact.place.mapLink.to',
      'Theme.color.dark.highlight.contrastText',
      'Pages.sections[] cards.cards[].picture Photo.alt',
      'Forms.fields[] file.upload.maxMegabytes',
      'Forms.rules[] min-length.length',
      'Collections event.entries[].start',
    ]),
  );
});

describe('every key of every schema', () => {
  test('says in whole sentences what it means', () => {
    const silent = keys.filter(({ key }) => !/^[A-Z].*[.]$/s.test(key.description));
    expect(silent.map(({ path, key }) => [path, key.description])).toEqual([]);
  });

  test('says what holds when it is left out, or must be there', () => {
    const silent = keys.filter(({ key }) => key.required === (key.whenOmitted !== undefined));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('has words for each of its limits', () => {
    const silent = rows.filter(([, { limits }]) => limits.some((limit) => !/\w/.test(limit)));
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  test('is used by an example', () => {
    const unused = rows.filter(([, { example }]) => example === undefined);
    expect(unused.map(([path]) => path)).toEqual([]);
  });
});

test('the words are those of an editor, not of a programmer', () => {
  const jargon =
    /\b(schema|boolean|strings?|arrays?|objects?|regex|regexp|undefined|null|integers?|props?|params?|enum|tuple|function|parse|render(ed)?|token|optional|instance|API|JSON|DOM|HTML|viewport|hover|locale|slug|callback)\b/i;
  const reported = [
    ...keys.flatMap(({ key }) => [key.description, key.whenOmitted ?? '']),
    ...rows.flatMap(([, { words }]) => words.map(({ means }) => means ?? '')),
    ...rows.flatMap(([, { limits }]) => limits),
    ...parts.flatMap(({ words }) => words),
  ];
  expect(reported.filter((text) => jargon.test(text))).toEqual([]);
});

describe.each(kinds())('$title', ({ folder, choice }) => {
  const named = choice.choices.map(({ name }): [string] => [name]);

  test.each(named)('%s says what it is for, and has an example', (name) => {
    const part = parts.find(({ heading }) => heading === `${choice.name} ${name}`);
    expect(part?.words.join(' ')).toMatch(/^[A-Z].*\.$/s);
    expect(part?.examples.length).toBeGreaterThan(0);
  });

  test('each folder with an example is a kind', () => {
    const folders = readdirSync(join(root, folder)).filter((name) =>
      existsSync(join(root, folder, name, 'example.ts')),
    );
    const named = choice.choices.map(({ name }) => name);
    expect(folders.filter((name) => !named.includes(name))).toEqual([]);
  });
});

test('each stamp has a heading and an example', () => {
  const stamps = parts.filter(({ heading }) => heading.startsWith('Stamp '));
  expect(stamps.map(({ heading }) => heading)).toEqual([
    'Stamp milliseconds',
    'Stamp date',
    'Stamp dateTime',
    'Stamp page',
    'Stamp language',
    'Stamp pageLanguage',
    'Stamp campaign',
    'Stamp reference',
    'Stamp waiting',
  ]);
  expect(stamps.flatMap(({ examples }) => examples)).toHaveLength(9);
});
