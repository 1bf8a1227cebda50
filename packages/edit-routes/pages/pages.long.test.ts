/** @jest-environment node */
import type { Change, Value } from '../../../src/schema/values/change';
import { sortOfFile } from '../../../src/site/file-sorts';
import { seeded, someOf } from '../../../tests/runs';
import { checkWithin } from '../../../tools/check/check-project';
import { readConfigSources } from '../../config-files/config-files';
import { readLiteral } from '../../config-files/read-literal';
import { applyToFiles } from '../../config-values/apply-to-value';
import { wantedLanguage } from '../../config-values/site-in-language';
import { plainStore, written } from '../../edit-server/changes/testing/repositories';
import { addPage, menuPlaces } from './add-page';
import { readdressIn } from './address-in-language';
import { deletePage } from './delete-page';
import { deleteForm, renameForm } from './forms';
import { pagesRoutes } from './page-routes';
import type { Plan } from './plan';
import { renamePage } from './rename-page';
import { at, filesAfter, shown, stepOf } from './testing/plans';
import { type Files, linksTo, mailsLeadingTo, routesIn, usesOfForm } from './uses';

const files: Files = {
  'config/routes.ts': {
    pages: [
      { page: 'home', path: '/' },
      { page: 'services', path: '/Services', aliases: ['/What-we-do'] },
      { page: 'contact', path: '/Contact' },
    ],
    unmatched: 'home',
  },
  'config/site.ts': {
    header: {
      links: [
        { label: 'Home', to: '/' },
        { label: 'Services', to: '/services/' },
        { label: 'More', links: [{ label: 'Design', to: '/Services#design' }] },
        { label: 'Contact', to: '/Contact' },
      ],
      action: { label: 'Ask us', to: '/Contact' },
    },
    footer: {
      columns: [
        {
          title: 'Pages',
          links: [
            { label: 'Old', to: '/What-we-do' },
            { label: 'Home', to: '/' },
          ],
        },
      ],
      newsletter: { form: 'newsletter' },
    },
  },
  'config/pages/home.ts': {
    title: 'Home',
    sections: [
      {
        kind: 'prose',
        title: 'See [Services](/Services)',
        paragraphs: [
          'See [what](/Services?from=home#design) we *do*, ![a](/Services), or [write](/Contact).',
          { list: ['[All](/Services)', 'https://other.example/Services'] },
        ],
      },
      { kind: 'call-to-action', action: { label: 'Go', to: '/Services#prices' } },
      { kind: 'call-to-action', action: { label: 'List', to: '/Services.pdf' } },
    ],
  },
  'config/pages/services.ts': {
    title: 'Services',
    sections: [
      { kind: 'page-header', breadcrumb: [{ label: 'Home', to: '/' }] },
      { kind: 'call-to-action', action: { label: 'Up', to: '/Services#top' } },
    ],
  },
  'config/pages/contact.ts': {
    title: 'Contact',
    sections: [{ kind: 'form', form: 'contact' }],
  },
  'config/forms/contact.ts': { title: 'Write', outcome: { saved: { goTo: '/Services' } } },
  'config/forms/newsletter.ts': { title: 'News' },
  'config/notifications.ts': {
    forms: [
      { form: 'newsletter', to: ['a@example.com'] },
      { form: 'contact', to: ['a@example.com'] },
    ],
  },
};

/** With a mail whose link leads to a page, by its name. */
const confirmed: Files = {
  ...files,
  'config/notifications.ts': {
    forms: [{ form: 'newsletter', confirmation: { optIn: { page: 'services' } } }],
  },
};

const after = (plan: Plan, before: Files = files) => filesAfter(plan, before);

const places = (uses: { file: string; path: string }[]) =>
  uses.map(({ file, path }) => `${file.replace('config/', '')} ${path}`);

test('everything that leads to a page is found, by each of its addresses, with its place in words', () => {
  const links = linksTo(files, 'services');
  expect(places(links)).toEqual([
    'site.ts header.links[1].to',
    'site.ts header.links[2].links[0].to',
    'site.ts footer.columns[0].links[0].to',
    'pages/home.ts sections[0].paragraphs[0]',
    'pages/home.ts sections[0].paragraphs[1].list[0]',
    'pages/home.ts sections[1].action.to',
    'pages/services.ts sections[1].action.to',
    'forms/contact.ts outcome.saved.goTo',
  ]);
  expect(links[3]?.place).toBe('Home → section 1 “See [Services](/Services)” → paragraph 1');
});

describe('another address', () => {
  test('every link follows, with what stands behind ? and #, and nothing else changes', () => {
    const plan = renamePage(files, { page: 'services', path: '/Offers' });
    const all = after(plan);
    expect(at(all, 'routes.ts', 'pages[1]')).toEqual({
      page: 'services',
      path: '/Offers',
      aliases: ['/What-we-do'],
    });
    expect(at(all, 'site.ts', 'header.links[1].to')).toBe('/Offers');
    expect(at(all, 'site.ts', 'header.links[2].links[0].to')).toBe('/Offers#design');
    expect(at(all, 'site.ts', 'footer.columns[0].links[0].to')).toBe('/What-we-do');
    expect(at(all, 'pages/home.ts', 'sections[0]')).toEqual({
      kind: 'prose',
      title: 'See [Services](/Services)',
      paragraphs: [
        'See [what](/Offers?from=home#design) we *do*, ![a](/Services), or [write](/Contact).',
        { list: ['[All](/Offers)', 'https://other.example/Services'] },
      ],
    });
    expect(at(all, 'pages/home.ts', 'sections[1].action.to')).toBe('/Offers#prices');
    expect(at(all, 'pages/home.ts', 'sections[2].action.to')).toBe('/Services.pdf');
    expect(at(all, 'forms/contact.ts', 'outcome.saved.goTo')).toBe('/Offers');
    expect(stepOf(plan).words).toBe('“Services” has the address /Offers');
  });

  test.each<[string, string, string, string[] | undefined]>([
    ['begins the list of other addresses', 'contact', '/Write', ['/Contact']],
    ['joins it', 'services', '/Offers', ['/What-we-do', '/Services']],
    ['takes the place of the new one', 'services', '/what-we-do', ['/Services']],
    ['is the same in other letters', 'contact', '/contact', undefined],
  ])('the old one, if kept, %s', (_, page, path, aliases) => {
    const all = after(renamePage(files, { page, path, keepOldAddress: true }));
    const route = routesIn(all).pages.find((each) => each.page === page);
    expect(route?.path).toBe(path);
    expect(route?.aliases).toEqual(aliases ?? []);
  });

  test('its own other address is then no other one', () => {
    const all = after(renamePage(files, { page: 'services', path: '/What-we-do' }));
    expect(at(all, 'routes.ts', 'pages[1]')).toEqual({ page: 'services', path: '/What-we-do' });
  });
});

test('another name of the file, and all that name it', () => {
  const all = after(renamePage(files, { page: 'home', name: 'start' }));
  expect(all['config/pages/start.ts']).toBe(files['config/pages/home.ts']);
  expect(all['config/pages/home.ts']).toBeUndefined();
  expect(at(all, 'routes.ts', 'pages[0].page')).toBe('start');
  expect(at(all, 'routes.ts', 'unmatched')).toBe('start');
  const mailed = after(renamePage(confirmed, { page: 'services', name: 'work' }), confirmed);
  expect(at(mailed, 'notifications.ts', 'forms[0].confirmation.optIn.page')).toBe('work');
});

test('address and file at once, with links of the page to itself', () => {
  const all = after(renamePage(files, { page: 'services', path: '/Offers', name: 'offers' }));
  expect(at(all, 'pages/offers.ts', 'sections[1].action.to')).toBe('/Offers#top');
  expect(at(all, 'routes.ts', 'pages[1]')).toMatchObject({ page: 'offers', path: '/Offers' });
});

test('a page that is deleted leaves the menus, and what else leads to it is listed', () => {
  const plan = deletePage(files, { page: 'services' });
  const all = after(plan);
  expect(all['config/pages/services.ts']).toBeUndefined();
  expect(at(all, 'routes.ts', 'pages')).toHaveLength(2);
  expect(at(all, 'site.ts', 'header.links')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Contact', to: '/Contact' },
  ]);
  expect(at(all, 'site.ts', 'footer.columns[0].links')).toEqual([{ label: 'Home', to: '/' }]);
  expect('left' in plan && places(plan.left)).toEqual([
    'pages/home.ts sections[0].paragraphs[0]',
    'pages/home.ts sections[0].paragraphs[1].list[0]',
    'pages/home.ts sections[1].action.to',
    'forms/contact.ts outcome.saved.goTo',
  ]);
});

test('links to a page that is deleted lead elsewhere', () => {
  const plan = deletePage(files, { page: 'services', instead: '/Contact', menus: 'as-links' });
  const all = after(plan);
  expect(plan).toMatchObject({ left: [] });
  expect(at(all, 'site.ts', 'header.links[2].links[0].to')).toBe('/Contact');
  expect(at(all, 'pages/home.ts', 'sections[0].paragraphs[0]')).toBe(
    'See [what](/Contact) we *do*, ![a](/Services), or [write](/Contact).',
  );
  expect(at(all, 'forms/contact.ts', 'outcome.saved.goTo')).toBe('/Contact');
});

test('a new page has an address, and a link where it is wanted', () => {
  const menu = { path: 'header.links', at: 1 };
  const plan = addPage(files, { title: `Tom's "best" offers`, menu });
  const all = after(plan);
  expect(stepOf(plan).words).toBe(`New page “Tom's "best" offers”`);
  expect(at(all, 'routes.ts', 'pages[3]')).toEqual({
    page: 'tom-s-best-offers',
    path: '/Tom-s-best-offers',
  });
  expect(at(all, 'site.ts', 'header.links[1]')).toEqual({
    label: `Tom's "best" offers`,
    to: '/Tom-s-best-offers',
  });
  expect(at(all, 'pages/tom-s-best-offers.ts', 'sections[0].title')).toBe(`Tom's "best" offers`);
});

test('a page of a known title gets a title and a file of its own', () => {
  const all = after(addPage(files, { title: 'Services', path: '/New', template: 'opening' }));
  expect(at(all, 'pages/services-2.ts', 'title')).toBe('Services 2');
  expect(at(all, 'pages/services-2.ts', 'sections')).toHaveLength(1);
});

test('menus to choose from', () => {
  expect(menuPlaces(files)).toEqual([
    { path: 'header.links', place: 'Menu at the top', length: 4 },
    {
      path: 'header.links[2].links',
      place: 'Menu at the top, below “More”',
      length: 1,
    },
    {
      path: 'footer.columns[0].links',
      place: 'Menu at the foot, below “Pages”',
      length: 2,
    },
  ]);
});

test('a form’s uses, its other name, and its end', () => {
  expect(places(usesOfForm(files, 'contact'))).toEqual([
    'pages/contact.ts sections[0].form',
    'notifications.ts forms[1].form',
  ]);
  const renamed = after(renameForm(files, { form: 'contact', name: 'write' }));
  expect(renamed['config/forms/write.ts']).toBe(files['config/forms/contact.ts']);
  expect(at(renamed, 'pages/contact.ts', 'sections[0].form')).toBe('write');
  expect(at(renamed, 'notifications.ts', 'forms[1].form')).toBe('write');
  const plan = deleteForm(files, { form: 'contact' });
  expect(plan).toMatchObject({ left: [{ path: 'sections[0].form' }] });
  expect(at(after(plan), 'notifications.ts', 'forms')).toHaveLength(1);
});

test('without the last form that sends mails there is no file of mails', () => {
  const one = { ...files, 'config/notifications.ts': { forms: [{ form: 'contact' }] } };
  expect(
    after(deleteForm(one, { form: 'contact' }), one)['config/notifications.ts'],
  ).toBeUndefined();
});

test.each<[Plan, RegExp]>([
  [renamePage(files, { page: 'lost', path: '/a' }), /no page lost/],
  [renamePage(files, { page: 'services', path: '/contact/' }), /shows “Contact” already/],
  [renamePage(files, { page: 'home', path: '/Home' }), /has the address \//],
  [renamePage(files, { page: 'home', name: 'contact' }), /is config\/pages\/contact\.ts already/],
  [renamePage(files, { page: 'home', name: '../home' }), /A name has small letters/],
  [renamePage(files, { page: 'home' }), /already/],
  [deletePage(files, { page: 'lost' }), /no page lost/],
  [deletePage(files, { page: 'home' }), /shown for all addresses/],
  [deletePage(confirmed, { page: 'services' }), /A mail of a form leads to this page/],
  [addPage(files, { title: ' ' }), /needs a title/],
  [addPage(files, { title: 'New', path: '/Services' }), /shows “Services” already/],
  [addPage(files, { title: 'New', menu: { path: 'team' } }), /no such menu/],
  [renameForm(files, { form: 'lost', name: 'a' }), /no form lost/],
  [renameForm(files, { form: 'contact', name: 'newsletter' }), /newsletter\.ts already/],
  [deleteForm(files, { form: 'lost' }), /no form lost/],
])('impossible %#', (plan, words) => {
  expect('impossible' in plan && plan.impossible).toMatch(words);
});

/** Sites that are in order, and what the check says of them after a change. */
describe.each(['.', 'examples/dentist'])('of the site in %s', (site) => {
  const sources = readConfigSources(site);
  const check = checkWithin(site);
  const own: Files = Object.fromEntries(
    Object.entries(sources).map(([file, text]) => [file, readLiteral(text).value as Value]),
  );
  const pages = routesIn(own).pages.filter(({ path }) => path !== '/');

  const errorsAfter = (changes: Change[]) => {
    const all = changes.reduce(applyToFiles, own);
    const texts = Object.entries(all).map(([file, value]) => {
      const { type = '' } = sortOfFile(file) ?? {};
      const text = `import type { ${type} } from '#types';\n\nexport default ${written(value)} satisfies ${type};\n`;
      return [file, value === own[file] ? (sources[file] ?? text) : text];
    });
    return check(Object.fromEntries(texts) as Record<string, string>)
      .filter(({ severity }) => severity === 'error')
      .map(({ code, place, message }) => `${code} ${place}: ${message}`);
  };

  test(seeded('each page may get another address and another name'), () => {
    for (const { page } of someOf(pages, { oneIn: 4 })) {
      const path = '/Somewhere/else';
      const plan = renamePage(own, { page, path, name: 'somewhere-else', keepOldAddress: false });
      expect({ page, errors: errorsAfter(stepOf(plan).changes) }).toEqual({ page, errors: [] });
    }
  });

  test(
    seeded('each page may get another address in each other language, and keep the old one'),
    () => {
      const main = wantedLanguage(own['config/site.ts']);
      for (const language of main?.languages.slice(1) ?? []) {
        const wanted = { languages: main?.languages ?? [], language };
        for (const { page } of someOf(routesIn(shown(own)).pages.slice(1), { oneIn: 4 })) {
          const plan = readdressIn(own, { page, path: '/Woanders', keepOldAddress: true }, wanted);
          expect({ page, errors: errorsAfter(stepOf(plan).changes) }).toEqual({ page, errors: [] });
        }
      }
    },
  );

  test(seeded('a page may be added to each menu'), () => {
    for (const { path } of someOf(menuPlaces(own), { oneIn: 4 })) {
      for (const template of ['full', 'opening', 'post'] as const) {
        const plan = addPage(own, { title: 'A page of its own', menu: { path }, template });
        expect(errorsAfter(stepOf(plan).changes)).toEqual([]);
      }
    }
  });

  test(seeded('a page may be deleted where its links lead elsewhere'), () => {
    const free = pages.filter(
      ({ page }) => page !== routesIn(own).unmatched && mailsLeadingTo(own, page).length === 0,
    );
    for (const { page } of someOf(free, { oneIn: 4 })) {
      const plan = deletePage(own, { page, instead: '/' });
      const errors = errorsAfter(stepOf(plan).changes);
      expect({ page, errors }).toEqual({ page, errors: [] });
    }
  });
});

describe('the routes', () => {
  const store = { ...plainStore('.'), state: () => ({ version: 1, files, problems: [] }) };
  const steps: unknown[] = [];
  store.apply = (step) => {
    steps.push(step);
    return Promise.resolve({ is: 'valid' });
  };
  const ask = async (path: string, body: unknown) =>
    await pagesRoutes(store)
      .find((each) => each.path === path)!
      .handle(body, new URLSearchParams());

  test('write nothing while links are left', async () => {
    expect(await ask('pages/delete', { page: 'services' })).toMatchObject({
      is: 'left',
      uses: { length: 4 },
    });
    expect(steps).toEqual([]);
  });

  test('say what is impossible', async () => {
    expect(await ask('pages/rename', { page: 'home', path: '/Home' })).toMatchObject({
      is: 'impossible',
    });
  });

  test.each<[string, object]>([
    ['pages/rename', { page: 'services', path: 'Offers' }],
    ['pages/add', { title: 'Offers', path: ' Offers' }],
  ])('%s gives an address the slash that was not typed', async (path, body) => {
    steps.length = 0;
    await ask(path, body);
    const { changes } = steps[0] as { changes: Change[] };
    const written = changes.reduce(applyToFiles, files)['config/routes.ts'];
    expect(routesIn({ 'config/routes.ts': written! }).pages.map((each) => each.path)).toContain(
      '/Offers',
    );
  });

  test.each<[string, object]>([
    ['pages/rename', { page: 'services', path: 'Nous joindre' }],
    ['pages/add', { title: 'Offers', path: 'Nous joindre' }],
  ])('%s refuses what can be no address as the check does', async (path, body) => {
    steps.length = 0;
    expect(await ask(path, body)).toEqual({
      is: 'impossible',
      message:
        '“/Nous joindre” does not work here: it must start with / and hold letters A to Z, digits, - and _, with single / between them, for example /Services or /Services/Design.',
    });
    expect(steps).toEqual([]);
  });

  test('write a step', async () => {
    await ask('pages/delete', { page: 'services', instead: '/' });
    expect(steps).toMatchObject([{ words: 'Deleted the page “Services”' }]);
  });

  test.each<[string, unknown]>([
    ['pages/links', undefined],
    ['pages/links', { page: '../../secret' }],
    ['pages/rename', { page: 'home', path: 5 }],
    ['pages/delete', { page: 'home', menus: 'burn' }],
    ['pages/add', { title: 5 }],
    ['forms/rename', { form: 'contact', name: '../x' }],
    ['pages/menus', 'text'],
  ])('%s refuses %j', async (path, body) => {
    await expect(ask(path, body)).rejects.toMatchObject({ status: 400 });
  });
});
