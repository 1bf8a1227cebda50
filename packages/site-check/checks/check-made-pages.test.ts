/** @jest-environment node */
import { sources } from '../../../tests/mistakes/agency';
import type { ConfigSources } from '../../config-files/config-files';
import { checkConfig } from '../check-config';

const courses = `export default {
  kind: 'offer',
  currency: 'EUR',
  entries: [
    { id: 'german', name: 'German', description: 'For those who begin.', price: 189, text: ['Twice a week.'] },
    { id: 'french', name: 'French', price: 199.5, by: 'people/anna' },
  ],
};`;

const people = `export default {
  kind: 'person',
  entries: [{ id: 'anna', name: 'Anna', role: 'Teacher' }],
};`;

const template = `export default {
  each: 'courses',
  title: '{name} at {firm}',
  description: 'Learn {name}. {description}',
  sections: [
    { kind: 'page-header', title: '{name}', lead: '{price} with {by.name}' },
    { kind: 'prose', title: 'What you learn', paragraphs: '{text}' },
  ],
};`;

const site: ConfigSources = {
  ...sources,
  'config/site.ts': (sources['config/site.ts'] ?? '').replace(
    'links: [',
    "values: { firm: 'Growth' },\n  links: [",
  ),
  'config/routes.ts': (sources['config/routes.ts'] ?? '').replace(
    'pages: [',
    "pages: [\n    { page: 'course', path: '/Courses/{id}' },",
  ),
  'config/collections/courses.ts': courses,
  'config/collections/people.ts': people,
  'config/pages/course.ts': template,
};

type Change = [file: string, from: string, to: string];

const problemsOf = (...changes: Change[]) => {
  const changed = { ...site };
  for (const [name, from, to] of changes) {
    const file = `config/${name}.ts`;
    const before = changed[file] ?? '';
    expect(before).toContain(from);
    changed[file] = before.replace(from, to);
  }
  const known = new Set(checkConfig(sources).map(({ code, line }) => `${code} ${line}`));
  return checkConfig(changed).filter(
    // That no list links the pages of courses is told, too.
    ({ code, line, file }) =>
      code !== 'SITE-078' && !(file === 'config/site.ts' && known.has(`${code} ${line - 1}`)),
  );
};

const told = (...changes: Change[]) =>
  problemsOf(...changes)
    .filter(({ code }) => code !== 'SITE-120' && code !== 'SITE-121')
    .map(({ code, file, path }) => `${code} ${file} ${path}`);

test('a template, its collections and shared values in order are told nothing of', () => {
  expect(told()).toEqual([]);
});

const course = 'config/pages/course.ts';

test.each<[what: string, change: Change, told: string[]]>([
  [
    'a name that no entry and no value has',
    ['pages/course', '{price} with', '{prise} with'],
    [`SITE-380 ${course} sections[0].lead`],
  ],
  [
    'a part that a person has not',
    ['pages/course', '{by.name}', '{by.nmae}'],
    [`SITE-380 ${course} sections[0].lead`],
  ],
  [
    'a shared value that is misspelt where it is declared',
    ['site', 'firm:', 'frim:'],
    [`SITE-380 ${course} title`, 'SITE-381 config/site.ts values.frim'],
  ],
  [
    'a value that no text says',
    ['site', "firm: 'Growth'", "firm: 'Growth', price: 3"],
    ['SITE-381 config/site.ts values.price'],
  ],
  [
    'a collection that there is not',
    ['pages/course', "each: 'courses'", "each: 'course'"],
    ['SITE-381 config/site.ts values.firm', `SITE-382 ${course} each`],
  ],
  [
    'a page for each tag of what has no tags',
    ['pages/course', "each: 'courses'", "each: 'courses/tags'"],
    [`SITE-389 ${course} each`],
  ],
  [
    'a path of a template without the place of the id',
    ['routes', '/Courses/{id}', '/Courses'],
    ['SITE-383 config/routes.ts pages[0].path'],
  ],
  [
    'the place of an id in the path of a page that is no template',
    ['routes', "path: '/Blog'", "path: '/Blog/{id}'"],
    ['SITE-384 config/routes.ts'],
  ],
  [
    'a mistake of the template, told once for all its pages',
    ['pages/course', "kind: 'prose'", "kind: 'prsoe'"],
    [`SITE-029 ${course} sections[1].kind`],
  ],
  [
    'a mistake of an entry, told where it is written',
    ['collections/courses', 'Twice a week.', '**Twice a week.'],
    ['config/collections/courses.ts entries[0].text[0]'],
  ],
])('%s', (_what, change, expected) => {
  const found = told(change);
  for (const each of expected) expect(found.join('\n')).toContain(each);
  expect(new Set(found).size).toBe(found.length);
});

test('the nearest name is suggested, and no repair that would take the names out of a text', () => {
  const found = problemsOf(['pages/course', '{price} with', '{prise} with']);
  const problem = found.find(({ code }) => code === 'SITE-380');
  expect(problem?.suggestion).toBe('{price}');
  expect(problem?.fix).toBeUndefined();
});

test('two pages of a template with the same title are told once, at the template', () => {
  const found = told(['collections/courses', "name: 'French'", "name: 'German'"]);
  expect(found.filter((each) => each.includes(`${course} title`))).toHaveLength(1);
});

test('an id twice is told once, and nothing of the pages and options that both would make', () => {
  const found = told(['collections/courses', "id: 'french'", "id: 'german'"]);
  expect(found.filter((each) => /SITE-(?:050|075)/.test(each))).toEqual([
    expect.stringContaining('SITE-050'),
  ]);
});

test('a name that nothing has is told, but not that all pages have it in their titles', () => {
  const found = told(['pages/course', 'name} at', 'nam} at']);
  expect(found.join('\n')).toContain('SITE-380');
  expect(found.join('\n')).not.toContain('SITE-090');
});

test('a path without the place of the id is told where it stands alone', () => {
  const found = told(['routes', '/Courses/{id}', '/Courses']);
  expect(found.join('\n')).not.toContain('SITE-077');
});
