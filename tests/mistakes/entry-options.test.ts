/** @jest-environment node */
import { checkConfig } from '../../packages/site-check/check-config';
import { sources } from './agency';

const courses = `import type { CollectionDefinition } from '#types';

export default {
  kind: 'offer',
  currency: 'EUR',
  entries: [
    { id: 'german-a1', name: 'German A1', tags: ['German'], price: 189, by: 'Anna Hill' },
    { id: 'german-a2', name: 'German A2', tags: ['German', 'Later'], until: '2026-01-31' },
    { id: 'french-a1', name: 'French A1', tags: ['French'], price: 0 },
    { id: 'dance', name: 'Dance', tags: ['Free'] },
    { id: 'yoga', name: 'Yoga', tags: ['Free', 'Yoga'], prices: [{ label: 'Children', price: 60 }, { label: 'Others', price: 90 }] },
  ],
} satisfies CollectionDefinition;
`;

const file = 'config/forms/newsletter.ts';
const written = sources[file] ?? '';
const stamps = '  fields: [\n';

type Keys = { options: string; more?: string; rules?: string };

/** What the check says of the agency's newsletter with a field whose options are courses. */
const found = ({ options, more = '', rules = '' }: Keys) => {
  const field = `{ kind: 'select', name: 'Course', label: 'Course', options: { ${options} }, ${more} },`;
  const form = written
    .replace(stamps, `${stamps}    ${field}\n`)
    .replace('  rules: [\n', `  rules: [\n${rules}`);
  expect(form).not.toBe(written);
  return checkConfig(
    { ...sources, 'config/collections/courses.ts': courses, [file]: form },
    { today: '2026-03-31', files: [], pictures: [] },
  )
    .filter((problem) => problem.file === file || problem.file.includes('collections'))
    .map(({ code, suggestion }) => ({ code, suggestion }));
};

type Row = [what: string, keys: Keys, code: string, suggests?: string];

const mistakes: Row[] = [
  ['a misspelt collection', { options: "from: 'course'" }, 'SITE-382', "'courses'"],
  ['a collection by its file', { options: "from: 'courses.ts'" }, 'SITE-382'],
  ['a collection that there is not', { options: "from: 'rooms'" }, 'SITE-382'],
  ['no collection', { options: "label: '{name}'" }, 'SITE-022'],
  ['a misspelt key', { options: "from: 'courses', lable: '{name}'" }, 'SITE-020', 'label'],
  [
    'a misspelt tag',
    { options: "from: 'courses', where: { tag: 'Germn' }" },
    'SITE-385',
    "'German'",
  ],
  ['an unknown name', { options: "from: 'courses', where: { names: 'people/anna' }" }, 'SITE-372'],
  [
    'a key of where misspelt',
    { options: "from: 'courses', where: { tags: 'German' }" },
    'SITE-020',
    'tag',
  ],
  [
    'a person who gives none',
    { options: "from: 'courses', where: { by: 'Bo Field' }" },
    'SITE-372',
  ],
  [
    'a key by which nothing is named',
    { options: "from: 'courses', where: { author: 'Anna Hill' }" },
    'SITE-400',
    'by:',
  ],
  [
    'words for what is over misspelt',
    { options: "from: 'courses'", more: "ovr: 'It has ended'" },
    'SITE-020',
    'over',
  ],
  [
    'words for what is over that are none',
    { options: "from: 'courses'", more: 'over: true' },
    'SITE-023',
  ],
  ['all are over', { options: "from: 'courses', where: { tag: 'Later' }" }, 'SITE-395'],
  [
    'a misspelt name in braces',
    { options: "from: 'courses', where: { tag: 'French' }, label: '{name}, {prise}'" },
    'SITE-380',
    '{price}',
  ],
  [
    'an unknown name in what is stored',
    { options: "from: 'courses', value: '{number}'" },
    'SITE-380',
  ],
  ['the same words for all', { options: "from: 'courses', label: 'A course'" }, 'SITE-397'],
  ['the name of a key without braces', { options: "from: 'courses', value: 'id'" }, 'SITE-397'],
  [
    'prices that count, of entries without one',
    { options: "from: 'courses', where: { tag: 'Free' }, prices: true" },
    'SITE-618',
  ],
  [
    'a price in the label of an entry with several',
    { options: "from: 'courses', where: { tag: 'Yoga' }, label: '{name}, {price}'" },
    'SITE-618',
  ],
  [
    'the same value twice',
    { options: "from: 'courses', also: [{ value: 'german-a1' }]" },
    'SITE-050',
  ],
  ['also as a text', { options: "from: 'courses', also: 'Other'" }, 'SITE-026'],
  [
    'a start that is no entry',
    { options: "from: 'courses'", more: "initial: 'german-a3'" },
    'SITE-052',
    "'german-a1'",
  ],
];

test.each(mistakes)('%s', (...row) => {
  const [, keys, code, suggests] = row;
  const [first] = found(keys);
  expect(first?.code).toBe(code);
  if (typeof suggests === 'string') expect(first?.suggestion).toContain(suggests);
});

test('what a misspelt collection would offer is not guessed: it is told alone', () => {
  const more =
    "prefill: 'course', initial: 'german-a1', places: { left: '{count} left', full: 'full' }";
  const all = found({ options: "from: 'course', also: [{ value: 'other' }]", more });
  expect(all.map(({ code }) => code)).toEqual(['SITE-382']);
});

test.each<[string, Keys]>([
  ['all courses', { options: "from: 'courses'" }],
  ['the courses of a person', { options: "from: 'courses', where: { by: 'Anna Hill' }" }],
  [
    'some, with words',
    { options: "from: 'courses', where: { tag: 'French' }, label: '{name}, {price}'" },
  ],
  [
    'prices that count, of entries that have one each',
    { options: "from: 'courses', where: { tag: 'French' }, prices: true" },
  ],
  ['others below', { options: "from: 'courses', also: [{ value: 'other', label: 'Another' }]" }],
  ['one of them at the start', { options: "from: 'courses'", more: "initial: 'french-a1'" }],
])('nothing is wrong with %s', (_what, keys) => {
  expect(found(keys)).toEqual([]);
});
