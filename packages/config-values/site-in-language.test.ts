/** @jest-environment node */
import { routesFile, siteFile } from '../../src/schema/config-files';
import { resolveRoute } from '../../src/site/resolve-route';
import { siteInLanguage } from './site-in-language';

const routesIn = (key: string, pages: unknown[]) =>
  siteInLanguage(
    new Map<string, unknown>([
      [siteFile, { languages: ['en-GB', 'de-DE'] }],
      [routesFile, { pages, unmatched: 'lost' }],
    ]),
    key,
  ).get(routesFile) as Parameters<typeof resolveRoute>[0];

const contact = { page: 'contact', path: { en: '/Contact', de: '/Kontakt' } };
const home = { page: 'home', path: '/', aliases: ['/home'] };

test('the bare address of a language shows the first page in it', () => {
  expect(resolveRoute(routesIn('de', [contact, home]), '/de')).toMatchObject({
    path: '/de',
    page: 'home',
  });
});

test('of a language without the first page it shows the first that it has, at the address of that', () => {
  const routes = routesIn('de', [
    { ...home, languages: ['en'] },
    { page: 'course', path: '/Courses/{id}' },
    contact,
  ]);
  expect(resolveRoute(routes, '/de')).toEqual({
    page: 'contact',
    path: '/de/Kontakt',
    matched: true,
  });
  expect(routes.pages).toHaveLength(2);
});

test('in the main language nothing is added', () => {
  const routes = routesIn('en', [contact]);
  expect(resolveRoute(routes, '/')).toMatchObject({ matched: false });
});
