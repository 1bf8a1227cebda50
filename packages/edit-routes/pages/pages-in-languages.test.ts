/** @jest-environment node */
import type { Value } from '../../../src/schema/values/change';
import { valueAt } from '../../../src/schema/values/paths';
import { applyToFiles } from '../../config-values/apply-to-value';
import { wantedLanguage } from '../../config-values/site-in-language';
import { plainStore } from '../../edit-server/changes/testing/repositories';
import { addPage } from './add-page';
import { readdressIn } from './address-in-language';
import { deletePage } from './delete-page';
import { setLanguagesOfPage } from './languages-of-page';
import { pagesRoutes } from './page-routes';
import type { Plan } from './plan';
import { at, filesAfter, shown, stepOf } from './testing/plans';
import type { Files } from './uses';

/** A site in English, German and French; its first page and one in English alone are there for what may not be. */
const inThree: Files = {
  'config/site.ts': {
    languages: ['en-GB', 'de-DE', 'fr-FR'],
    header: {
      links: {
        en: [{ label: 'Prices', to: '/Prices' }],
        de: [
          { label: 'Team', to: '/Team' },
          { label: 'Preise', to: '/Prices' },
        ],
      },
    },
  },
  'config/routes.ts': {
    pages: [
      { page: 'home', path: '/' },
      { page: 'team', path: '/Team', aliases: ['/Us', { de: '/Wir' }] },
      { page: 'prices', path: { en: '/Prices', de: '/Preise' }, languages: ['en-GB', 'de'] },
      { page: 'lost-dog', path: '/Lost-dog', languages: ['en'] },
    ],
    unmatched: 'lost',
  },
  'config/pages/home.ts': {
    title: { en: 'Home', de: 'Start', fr: 'Accueil' },
    sections: [
      {
        kind: 'prose',
        paragraphs: {
          en: ['See our [team](/Team).'],
          de: ['Das [Team](/Team#alle) und die [Preise](/Prices).'],
        },
      },
    ],
  },
  'config/pages/team.ts': { title: { en: 'Team', de: 'Mannschaft' }, sections: [] },
  'config/pages/prices.ts': { title: { en: 'Prices', de: 'Preise' }, sections: [] },
  'config/pages/lost-dog.ts': { title: 'Lost dog', sections: [] },
  'config/pages/lost.ts': { title: 'Lost', sections: [] },
};

const inGerman = wantedLanguage(inThree['config/site.ts'], 'de')!;

describe('an address in one language', () => {
  type Rename = { page: string; path: string; keepOldAddress?: boolean };
  const german = (request: Rename) => readdressIn(inThree, request, inGerman);

  test.each<[string, Rename, object]>([
    [
      'one that was for all stays in the others',
      { page: 'team', path: '/Leute' },
      { path: { en: '/Team', de: '/Leute', fr: '/Team' }, aliases: ['/Us', { de: '/Wir' }] },
    ],
    [
      'the old one leads there in the language alone, if kept',
      { page: 'team', path: '/Leute', keepOldAddress: true },
      { aliases: ['/Us', { de: '/Wir' }, { de: '/Team' }] },
    ],
    [
      'its first other address begins their list',
      { page: 'prices', path: '/Was-es-kostet', keepOldAddress: true },
      { path: { en: '/Prices', de: '/Was-es-kostet' }, aliases: [{ de: '/Preise' }] },
    ],
    [
      'what was another address is its own from then on',
      { page: 'team', path: '/wir' },
      { path: { de: '/wir' }, aliases: ['/Us'] },
    ],
    [
      'and makes room for the old one',
      { page: 'team', path: '/wir', keepOldAddress: true },
      { aliases: ['/Us', { de: '/Team' }] },
    ],
  ])('%s', (_, request, route) => {
    const all = filesAfter(german(request), inThree);
    const { pages } = all['config/routes.ts'] as { pages: { page: string }[] };
    expect(pages.find(({ page }) => page === request.page)).toMatchObject(route);
    expect({ ...all, 'config/routes.ts': 0 }).toEqual({ ...inThree, 'config/routes.ts': 0 });
  });

  test('a language that does not have the page gets no address', () => {
    const route = { page: 'team', path: '/Team', languages: ['en', 'de'] };
    const partly = { ...inThree, 'config/routes.ts': { pages: [route], unmatched: 'lost' } };
    const all = filesAfter(readdressIn(partly, { page: 'team', path: '/Leute' }, inGerman), partly);
    expect(at(all, 'routes.ts', 'pages[0].path')).toEqual({ en: '/Team', de: '/Leute' });
  });

  test('it says in whose words and in which language', () => {
    const { words } = stepOf(german({ page: 'team', path: '/Leute' }));
    expect(words).toBe('“Mannschaft” has the address /de/Leute (German)');
  });

  test.each<[Rename, RegExp]>([
    [{ page: 'team', path: '/Preise' }, /\/de\/Preise shows “Preise” already/],
    [{ page: 'team', path: '/Team' }, /already/],
    [{ page: 'home', path: '/Start' }, /has the address \/de\./],
    [{ page: 'lost-dog', path: '/Hund' }, /German does not have this page/],
    [{ page: 'lost', path: '/Weg' }, /no address/],
  ])('impossible: %j', (request, words) => {
    const plan = german(request);
    expect('impossible' in plan && plan.impossible).toMatch(words);
  });
});

describe('the languages that have a page', () => {
  test.each<[string, string[], unknown, string]>([
    ['team', ['en', 'fr'], ['en', 'fr'], '“Team” is in English, French'],
    ['prices', ['en'], ['en-GB'], '“Prices” is in English alone'],
    ['prices', ['en', 'de', 'fr'], undefined, '“Prices” is in every language'],
  ])('%s in %j', (page, languages, expected, words) => {
    const seen = shown(inThree);
    const plan = setLanguagesOfPage(seen, { page, languages });
    const { pages } = filesAfter(plan, seen)['config/routes.ts'] as {
      pages: Record<string, Value>[];
    };
    expect(pages.find((each) => each.page === page)?.languages).toEqual(expected);
    expect(stepOf(plan).words).toBe(words);
  });

  test.each<[string, string[], RegExp]>([
    ['team', ['de'], /main language has every page/],
    ['team', ['en', 'de', 'fr'], /already/],
    ['lost', ['en'], /no address/],
  ])('impossible: %s in %j', (page, languages, words) => {
    const plan = setLanguagesOfPage(inThree, { page, languages });
    expect('impossible' in plan && plan.impossible).toMatch(words);
  });
});

test('the only page of a language stays in it: what to do instead is said', () => {
  const pages = [
    { page: 'home', path: '/', languages: ['en', 'de'] },
    { page: 'team', path: '/Team', languages: ['en', 'de', 'fr'] },
  ];
  const partly: Files = { ...inThree, 'config/routes.ts': { pages, unmatched: 'lost' } };
  const impossible =
    'This is the only page that French has. To do without French, take it out of languages in config/site.ts instead.';
  const only = (...languages: string[]) => setLanguagesOfPage(partly, { page: 'team', languages });
  expect(only('en', 'de')).toEqual({ impossible });
  expect(only('en', 'fr')).not.toHaveProperty('impossible');
  expect(deletePage(partly, { page: 'team' })).toEqual({ impossible });
});

describe('a new page of a site in several languages', () => {
  const add = (others: { language: string; title: string; path: string }[]) =>
    addPage(inThree, { title: 'Cats', path: '/Cats', template: 'opening', others });
  const addedBy = (plan: Plan) => {
    const all = filesAfter(plan, inThree);
    return { route: at(all, 'routes.ts', 'pages[4]'), page: all['config/pages/cats.ts'] };
  };

  test('has a title and an address in each, and its first words in the main one', () => {
    const { route, page } = addedBy(
      add([
        { language: 'de', title: 'Katzen', path: '/Katzen' },
        { language: 'fr', title: 'Chats', path: '/Chats' },
      ]),
    );
    expect(route).toEqual({ page: 'cats', path: { en: '/Cats', de: '/Katzen', fr: '/Chats' } });
    const title = { en: 'Cats', de: 'Katzen', fr: 'Chats' };
    expect(page).toMatchObject({
      title,
      sections: [{ kind: 'page-header', title }],
    });
    expect(Object.keys(valueAt(page, 'description') as object)).toEqual(['en']);
    expect(Object.keys(valueAt(page, 'sections[0].lead') as object)).toEqual(['en']);
  });

  test('is in those alone that have a title', () => {
    const { route, page } = addedBy(add([{ language: 'de', title: 'Katzen', path: '/Cats' }]));
    expect(route).toEqual({ page: 'cats', path: '/Cats', languages: ['en', 'de'] });
    expect(page).toMatchObject({ title: { en: 'Cats', de: 'Katzen' } });
  });

  test('of the main one alone has nothing by language', () => {
    const { route, page } = addedBy(add([]));
    expect(route).toEqual({ page: 'cats', path: '/Cats', languages: ['en'] });
    expect(page).toMatchObject({ title: 'Cats' });
  });

  test('stands at no address of another page', () => {
    const plan = add([{ language: 'de', title: 'Katzen', path: '/preise' }]);
    expect('impossible' in plan && plan.impossible).toBe('/de/preise shows “Preise” already.');
  });
});

describe('the routes of a site in several languages', () => {
  const respond = async (path: string, body: unknown) => {
    let all: Files = inThree;
    const store = {
      ...plainStore('.'),
      state: () => ({ version: 1, files: inThree, problems: [] }),
    };
    store.apply = (step) => {
      all = step.changes.reduce(applyToFiles, inThree);
      return Promise.resolve({ is: 'valid' });
    };
    const route = pagesRoutes(store).find((each) => each.path === path)!;
    return { answer: await route.handle(body, new URLSearchParams()), all };
  };

  test('links in the words of another language follow another address', async () => {
    const { all } = await respond('pages/rename', { page: 'team', path: '/People' });
    expect(at(all, 'pages/home.ts', 'sections[0].paragraphs')).toEqual({
      en: ['See our [team](/People).'],
      de: ['Das [Team](/People#alle) und die [Preise](/Prices).'],
    });
    expect(at(all, 'site.ts', 'header.links.de[0].to')).toBe('/People');
    expect(at(all, 'routes.ts', 'pages[1]')).toEqual({
      page: 'team',
      path: '/People',
      aliases: ['/Us', { de: '/Wir' }],
    });
  });

  test('other addresses of another language stay when one of the main one is taken', async () => {
    const rename = { page: 'team', path: '/Us' };
    const { all } = await respond('pages/rename', rename);
    expect(at(all, 'routes.ts', 'pages[1].aliases')).toEqual([{ de: '/Wir' }]);
    const withOldAddress = await respond('pages/rename', { ...rename, keepOldAddress: true });
    expect(at(withOldAddress.all, 'routes.ts', 'pages[1].aliases')).toEqual([
      '/Team',
      { de: '/Wir' },
    ]);
  });

  test('a page is deleted from the menus of all, and what else leads to it is listed', async () => {
    const { answer } = await respond('pages/delete', { page: 'prices' });
    expect(answer).toMatchObject({
      is: 'left',
      uses: [{ place: 'Home → section 1 “prose” → paragraph 1 (German)' }],
    });
    const { all } = await respond('pages/delete', { page: 'prices', instead: '/Team' });
    expect(at(all, 'site.ts', 'header.links')).toEqual({
      en: [],
      de: [{ label: 'Team', to: '/Team' }],
    });
    expect(at(all, 'pages/home.ts', 'sections[0].paragraphs.de[0]')).toBe(
      'Das [Team](/Team#alle) und die [Preise](/Team).',
    );
  });

  test('a new page gets the slashes that were not typed', async () => {
    const others = [{ language: 'de', title: 'Katzen', path: 'Katzen' }];
    const { all } = await respond('pages/add', { title: 'Cats', path: 'Cats', others });
    expect(at(all, 'routes.ts', 'pages[4].path')).toEqual({ en: '/Cats', de: '/Katzen' });
  });

  test('an address is changed in a language that the site has beside the main one', async () => {
    const body = { page: 'team', path: 'Leute', language: 'de' };
    const { all } = await respond('pages/readdress', body);
    expect(at(all, 'routes.ts', 'pages[1].path.de')).toBe('/Leute');
    const bent = await respond('pages/readdress', { ...body, path: 'Unsere Leute' });
    expect(JSON.stringify(bent.answer)).toMatch(/impossible.*\/Unsere Leute.*it must start with/);
    for (const language of ['en', 'it']) {
      const { answer } = await respond('pages/readdress', { ...body, language });
      expect(answer).toMatchObject({ is: 'impossible' });
    }
  });
});
