/** @jest-environment node */
import { languagesOf } from '../../src/schema/languages';
import { wordsOfLinksElsewhere } from './links-elsewhere';

const languages = languagesOf(['en-GB', 'fr']);
const french = { language: languages[1]!, languages };

const routes = {
  pages: [
    { page: 'home', path: '/', languages: ['en'] },
    {
      page: 'prices',
      path: { en: '/Prices', fr: '/Tarifs' },
      languages: ['en'],
      aliases: ['/Fees'],
    },
    { page: 'course', path: '/Courses/{id}', languages: ['en'] },
    { page: 'contact', path: '/Contact' },
  ],
  unmatched: 'lost',
};

const wordsIn = ({ section, ...site }: Record<string, unknown>) =>
  wordsOfLinksElsewhere(
    new Map<string, unknown>([
      ['config/site.ts', { languages: ['en-GB', 'fr'], ...site }],
      ['config/routes.ts', routes],
      ['config/pages/contact.ts', { sections: [section] }],
    ]),
    french,
  ).map(({ path }) => path);

test.each([
  ['a page that French does not have', '/Prices', true],
  ['a place on it', '/Prices#crowns', true],
  ['another address of it', '/fees', true],
  ['the page of an entry of which French has none', '/Courses/german', true],
  ['the first page, if French does not have it', '/', true],
  ['a page that French has', '/Contact', false],
  ['an address that no page has', '/Nowhere', false],
  ['a place on the same page', '#hours', false],
  ['another site', 'https://fees.example.com/Prices', false],
  ['another site of the same scheme', '//fees.example.com/Prices', false],
])('a link to %s: %s', (_, to, isElsewhere) => {
  const link = { label: { en: 'Fees' }, to, newTab: true };
  expect(wordsIn({ section: { breadcrumb: [link] } })).toEqual(
    isElsewhere ? ['sections[0].breadcrumb[0].label'] : [],
  );
});

test.each([
  [
    'in the menu',
    { header: { links: [{ label: 'More', links: [{ label: 'Fees', to: '/Prices' }] }] } },
    2,
  ],
  ['at the end of the menu', { header: { action: { label: 'Fees', to: '/Prices' } } }, 1],
  ['in the corner', { floating: { chat: { label: 'Fees', to: '/Prices', icon: 'chat' } } }, 1],
  [
    'in the line of a banner',
    { banner: { text: 'New', link: { label: 'Fees', to: '/Prices' } } },
    0,
  ],
  ['in a section', { section: { action: { label: 'Fees', to: '/Prices' } } }, 0],
  ['on a card', { footer: { cards: [{ title: 'A', label: 'Fees', to: '/Prices' }] } }, 0],
])('a link %s', (_, value, count) => {
  expect(wordsIn(value)).toHaveLength(count);
});

test('a link whose address is by language leads where French says', () => {
  const to = { en: '/Prices', fr: 'https://tarifs.example.com' };
  expect(wordsIn({ header: { action: { label: { en: 'Fees' }, to } } })).toEqual([]);
});

const fees = { label: 'Fees', to: '/Prices' };
const ask = { label: 'Ask', to: '/Contact' };

test.each([
  ['nothing but such links', [fees, fees], ['title', 'links[0].label', 'links[1].label']],
  ['one that leads to a page of French', [fees, ask], ['links[0].label']],
  ['no links at all', [], []],
])('the heading above %s', (_, links, paths) => {
  expect(wordsIn({ footer: { columns: [{ title: 'Money', links }] } })).toEqual(
    paths.map((path) => `footer.columns[0].${path}`),
  );
});

test('in a language that has all pages no link leads elsewhere', () => {
  const all = { ...routes, pages: routes.pages.map(({ languages: _, ...page }) => page) };
  const values = new Map<string, unknown>([
    ['config/routes.ts', all],
    ['config/site.ts', { header: { action: fees } }],
  ]);
  expect(wordsOfLinksElsewhere(values, french)).toEqual([]);
});
