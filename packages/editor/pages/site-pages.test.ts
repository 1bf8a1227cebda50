/** @jest-environment node */
import { asAddress } from '../../edit-protocol/languages';
import type { EditState } from '../../edit-protocol/protocol';
import {
  addressFor,
  addressOf,
  formsOf,
  languagesInWords,
  pageAt,
  pagesOf,
  withoutPrefix,
} from './site-pages';

const files: EditState['files'] = {
  'config/routes.ts': {
    pages: [
      { page: 'home', path: '/' },
      { page: 'about', path: '/About-us', aliases: ['/about'] },
    ],
    unmatched: 'lost',
  },
  'config/site.ts': { header: { links: [{ label: 'About', to: '/About-us#team' }] } },
  'config/pages/about.ts': { title: 'About us', sections: [{ kind: 'form', form: 'inquiry' }] },
  'config/pages/home.ts': { title: 'Home', sections: [] },
  'config/pages/lost.ts': { sections: [] },
  'config/forms/inquiry.ts': { title: 'Ask us' },
  'config/forms/unused.ts': {},
};

test('pages in the order of their addresses, the others behind them', () => {
  expect(pagesOf(files)).toEqual([
    { page: 'home', title: 'Home', path: '/', linkedAs: '/', isInMenu: false },
    { page: 'about', title: 'About us', path: '/About-us', linkedAs: '/About-us', isInMenu: true },
    { page: 'lost', title: 'lost', path: undefined, linkedAs: undefined, isInMenu: false },
  ]);
});

test('a page in another language is linked by its address in the main one', () => {
  const routes = { pages: [{ page: 'about', path: '/de/Ueber-uns', linkedAs: '/About-us' }] };
  expect(pagesOf({ ...files, 'config/routes.ts': routes })[0]).toMatchObject({
    path: '/de/Ueber-uns',
    linkedAs: '/About-us',
  });
});

test('config that cannot be read has no pages, and stops nothing', () => {
  expect(pagesOf({})).toEqual([]);
  expect(pagesOf({ 'config/routes.ts': { pages: ['x', { page: 5 }] } })).toEqual([]);
});

test.each([
  ['/', 'home'],
  ['/About-us?x#team', 'about'],
  ['/about', 'about'],
  ['/nowhere', undefined],
  ['https://example.com/', undefined],
])('%s shows %s', (address, page) => expect(pageAt(files, address)).toBe(page));

test('a form is shown by the page that has it', () => {
  expect(formsOf(files).map(({ title }) => title)).toEqual(['Ask us', 'unused']);
  expect(addressOf(files, { file: 'config/forms/inquiry.ts' })).toBe('/About-us');
  expect(addressOf(files, { file: 'config/forms/unused.ts' })).toBeUndefined();
  expect(addressOf(files, { file: 'config/pages/about.ts' })).toBe('/About-us');
  expect(addressOf(files, { file: 'config/site.ts' })).toBeUndefined();
});

test.each([
  ['About cats', '/About-cats'],
  ['über Straßen & Wege!', '/Uber-Strassen-Wege'],
  ['24 hours', '/Hours'],
  ['日本', ''],
])('the address for %s is %s', (title, address) => expect(addressFor(title)).toBe(address));

test.each([
  ['/de/Kontakt', '/de', '/Kontakt'],
  ['/de', '/de', '/'],
  ['/Kontakt', '/de', '/Kontakt'],
  ['/Design', '/de', '/Design'],
  ['/About-us', '', '/About-us'],
])('%s below %j is written %s', (address, prefix, written) =>
  expect(withoutPrefix(address, prefix)).toBe(written),
);

test.each([
  ['Nous-joindre', '/Nous-joindre'],
  [' /Nous-joindre ', '/Nous-joindre'],
  [' ', ''],
])('the address that is meant by %j', (typed, address) => expect(asAddress(typed)).toBe(address));

test.each([
  [['en', 'de', 'fr'], undefined],
  [['en', 'fr'], 'not in German'],
  [['en'], 'in English alone'],
  [undefined, undefined],
])('a page in %j is %s', (keys, words) => {
  const all = ['English', 'German', 'French'].map((name) => {
    const key = { English: 'en', German: 'de', French: 'fr' }[name] ?? '';
    return { key, name, prefix: `/${key}` };
  });
  expect(languagesInWords('about', { all, having: keys ? { about: keys } : {} })).toBe(words);
});
