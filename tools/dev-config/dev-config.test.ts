/** @jest-environment node */
import { join } from 'node:path';
import { readConfigSources } from '../../packages/config-files/config-files';
import { createDevConfig, type ShownPage } from './dev-config';

const intact = readConfigSources(join(process.cwd(), 'tests/sites/agency'));
const blog = 'config/pages/blog.ts';
const site = 'config/site.ts';

const pageWith = (text: string, before = {}) => {
  const config = createDevConfig();
  config.update({ ...intact, ...before });
  config.update({ ...intact, [blog]: text });
  return config.valueOf(blog) as ShownPage;
};

const page = (sections: string) =>
  `export default { title: 'News', description: 'What is new.', sections: ${sections} };`;

const header = `{ kind: 'page-header', title: 'News', lead: 'New.' }`;

test.each([
  { sections: `[${header}, null]`, description: 'SITE-004' },
  { sections: `[${header}, { kind: 'nothing' }]`, description: 'SITE-029' },
  { sections: `[${header}, ...more]`, description: 'SITE-004' },
  { sections: `[${header}, { kind: 'map' title: 'Here' }]`, description: 'SITE-010' },
  { sections: `[${header}, { kind: 'form', title: 'Write', form: 'none' }]`, description: 'none' },
])('of $sections the first is shown, and the second says $says', ({ sections, description }) => {
  const shown = pageWith(page(sections));
  expect(shown.sections[0]).toEqual({ kind: 'page-header', title: 'News', lead: 'New.' });
  expect(shown.sections[1]).toMatchObject({ kind: 'diagnosis' });
  expect(shown.sections[1]?.diagnosis).toContain(description);
  expect(shown.diagnosis).toBeUndefined();
});

test.each(['', 'export default {{{ (', page('5'), page('null'), 'export default 5;'])(
  'a page that says %j is shown as it was, and says so',
  (text) => {
    const { sections, diagnosis } = pageWith(text);
    expect(sections.map(({ kind }) => kind)).toEqual(['page-header', 'article', 'cards']);
    expect(diagnosis).toContain('SITE-');
  },
);

test('a page that was never in order, or is not there, says so', () => {
  expect(pageWith('', { [blog]: '' })).toMatchObject({ title: '', sections: [] });
  const config = createDevConfig();
  config.update({ ...intact, [blog]: '' });
  expect((config.valueOf(blog) as ShownPage).diagnosis).toContain('SITE-198');
  expect((config.valueOf('config/pages/none.ts') as ShownPage).diagnosis).toBe(
    'There is no file config/pages/none.ts.',
  );
});

test('files and commands are named as they are called from the project, in each place', () => {
  const named = (words: string) => words.replaceAll('config/pages/', 'sites/bakery/config/pages/');
  const config = createDevConfig(undefined, named);
  const broken = intact[blog]!.replace("kind: 'article'", "kind: 'artcle'");
  config.update({ ...intact, [blog]: broken });
  const { sections } = config.valueOf(blog) as ShownPage;
  expect(config.message()).toContain('sites/bakery/config/pages/blog.ts');
  expect(JSON.stringify(sections)).toContain('sites/bakery/config/pages/blog.ts');
});

test('a file of the whole site is shown as it last was without errors', () => {
  const config = createDevConfig();
  config.update(intact);
  const before = config.valueOf(site);
  expect(config.update({ ...intact, [site]: 'export default { name: "" };' })).toEqual([]);
  expect(config.valueOf(site)).toBe(before);
  expect(config.message()).toContain(site);
});

test('what was never in order is shown as the example, so that the site starts', () => {
  const config = createDevConfig();
  config.update({ ...intact, [site]: '' });
  expect(config.valueOf(site)).toMatchObject({ name: 'Harbour Web' });
  expect(config.update(intact)).toEqual([site]);
  expect(config.message()).toBeUndefined();
});
