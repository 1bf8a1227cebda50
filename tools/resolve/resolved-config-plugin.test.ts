/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLiteral } from '../../packages/config-files/read-literal';
import { routesExample } from '../../src/schema/routes-example';
import { siteExample } from '../../src/schema/site-example';
import theme from '../../tests/sites/agency/config/theme';
import { madePageId, resolvedConfigPlugin } from './resolved-config-plugin';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'names-'));
  mkdirSync(join(site, 'config/pages'), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

/** What the build loads for a file with this value; undefined for the file itself. */
const loaded = (value: unknown, path = 'config/theme.ts', ssr = false) => {
  const file = join(site, path);
  writeFileSync(file, `export default ${JSON.stringify(value)};`);
  const { load, configResolved } = resolvedConfigPlugin(site);
  if (typeof configResolved !== 'function') throw new Error('The plugin asks for no config.');
  void configResolved.call({} as never, { build: { ssr } } as never);
  if (typeof load !== 'object') throw new Error('The plugin loads nothing.');
  const handler = load.handler as (id: string) => string | undefined;
  return handler(file);
};

test('the build takes a theme of today as it is', () => {
  expect(loaded(theme)).toBeUndefined();
});

test('browsers load no redirects, and the build of the pages has them', () => {
  const { redirects, ...routes } = routesExample;
  const file = 'config/routes.ts';
  expect(readLiteral(loaded(routesExample, file) ?? '').value).toEqual(routes);
  expect(redirects.length).toBeGreaterThan(0);
  expect(loaded(routesExample, file, true)).toBeUndefined();
  expect(loaded(routes, file)).toBeUndefined();
});

test('where the site is edited is in no page', () => {
  const { editing, ...site_ } = siteExample;
  for (const ssr of [false, true]) {
    expect(readLiteral(loaded(siteExample, 'config/site.ts', ssr) ?? '').value).toEqual(site_);
  }
  expect(editing.repository).toBe('harbour-web/site');
  expect(loaded(site_, 'config/site.ts')).toBeUndefined();
});

test('a list on the page of an entry has its entries', () => {
  const write = (path: string, value: unknown) => {
    mkdirSync(join(site, 'config', path, '..'), { recursive: true });
    writeFileSync(join(site, 'config', path), `export default ${JSON.stringify(value)};`);
  };
  write('collections/people.ts', {
    kind: 'person',
    entries: [{ id: 'ida', name: 'Ida', role: '' }],
  });
  write('collections/courses.ts', {
    kind: 'offer',
    entries: [
      { id: 'knots', name: 'Knots', by: 'people/ida' },
      { id: 'sails', name: 'Sails' },
    ],
  });
  const courses = { kind: 'list', of: 'courses', look: 'rows', where: { names: 'people/{id}' } };
  write('pages/person.ts', { each: 'people', title: '{name}', sections: [courses] });
  const { load } = resolvedConfigPlugin(site);
  if (typeof load !== 'object') throw new Error('The plugin loads nothing.');
  const source = (load.handler as (id: string) => string)(madePageId('person/ida'));
  expect(readLiteral(source).value).toMatchObject({
    title: 'Ida',
    sections: [{ entries: [{ name: 'Knots' }] }],
  });
});

test('the build has the kinds and looks of sections that pages have, and no others', () => {
  const sections = [
    { kind: 'prose' },
    { kind: 'list', look: 'cards', hidden: true },
    { kind: 'gallery', look: 'mosaic' },
  ];
  const page = { title: 'Cats', sections };
  writeFileSync(join(site, 'config/pages/cats.ts'), `export default ${JSON.stringify(page)};`);
  const { transform } = resolvedConfigPlugin(site);
  if (typeof transform !== 'object') throw new Error('The plugin changes nothing.');
  const modules = readFileSync('src/site/vite-modules.ts', 'utf8');
  const built = (transform.handler as (code: string) => string)(modules);
  const listed = /glob<SectionModule>\((\[.*?\])\)/.exec(built)?.[1] ?? '';
  expect(JSON.parse(listed)).toEqual(
    ['prose', 'list', 'gallery/mosaic'].map((folder) => `../sections/${folder}/component.tsx`),
  );
});
