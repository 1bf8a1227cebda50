/** @jest-environment node */
import { onPages } from './on-pages';
import { siteWords } from './site-words';
import { teaSources } from './testing/tea';

const sources = teaSources();
const { units } = siteWords(sources, 'de');
const filesOn = (...pages: string[]) => [
  ...new Set(onPages(units, sources, pages).map(({ file }) => file)),
];

test('the texts of a page come first, with what they name, and what all pages show next, and the page for unknown addresses last', () => {
  expect(filesOn('contact')).toEqual([
    'config/routes.ts',
    'config/pages/contact.ts',
    'config/forms/table.ts',
    'config/site.ts',
    'config/pages/lost.ts',
  ]);
});

test('a collection that a page lists is on it', () => {
  expect(filesOn('teas')).toContain('config/collections/teas.ts');
  expect(filesOn('contact')).not.toContain('config/collections/teas.ts');
});

test('of the addresses only those of the page are there', () => {
  const paths = onPages(units, sources, ['contact']).filter(
    ({ file }) => file === 'config/routes.ts',
  );
  expect(paths.map(({ main }) => main)).toEqual(['/Contact']);
});

test('of two pages each text is there once', () => {
  const both = onPages(units, sources, ['contact', 'home']);
  expect(new Set(both).size).toBe(both.length);
  expect(filesOn('contact', 'home')).toEqual(expect.arrayContaining(filesOn('home')));
});

test('a page that there is not is told, with those that there are', () => {
  expect(() => filesOn('contct')).toThrow(
    /^“contct” is no page of config\/pages\. Allowed: .*home.*\. Did you mean contact \?$/,
  );
});
