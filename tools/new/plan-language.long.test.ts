/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ConfigSources,
  configValue,
  readConfigSources,
} from '../../packages/config-files/config-files';
import { fileInLanguage, languagesOfSite } from '../../packages/config-values/site-in-language';
import { checkConfig } from '../../packages/site-check/check-config';
import type { PageDefinition } from '../../src/sections/page-schema';
import { putFiles } from '../../tests/put-files';
import { temporaryFolder } from '../../tests/temporary-folder';
import { assertStaysInOrder, carryOut } from './carry-out';
import { formatPlan, type Plan } from './plan';
import { planForm } from './plan-form';
import { planLanguage } from './plan-language';
import { planPage } from './plan-page';
import { readRequest } from './read-request';

// An ES module, which Jest cannot load; nothing is formatted here.
jest.mock('../formatted', () => ({}));

const root = join(__dirname, '../..');
const siteFile = 'config/site.ts';
const today = '2026-11-26';
const folder = temporaryFolder();

const sites = [
  'tests/sites/agency',
  'tests/sites/arabic',
  'examples/school',
  'examples/notary',
  'examples/bakery',
].map((name) => [name, readConfigSources(join(root, name))] as const);
const [[, agency]] = sites as [(typeof sites)[number]];
const inThree = readConfigSources(join(root, 'tests/sites/languages'));

const after = (config: ConfigSources, { change }: Plan): ConfigSources => ({
  ...config,
  ...Object.fromEntries(change.map(({ file, text }) => [file, text])),
});

const tagsOf = (config: ConfigSources) =>
  languagesOfSite(configValue(siteFile, config[siteFile] ?? '')).map(({ tag }) => tag);

const withSite = (change: (source: string) => string): ConfigSources => ({
  ...agency,
  [siteFile]: change(agency[siteFile] ?? ''),
});

const problemsIn = (config: ConfigSources) =>
  checkConfig(config, { today }).map(({ file, code, severity, message }) => ({
    file,
    code,
    severity,
    message,
  }));

describe('what is asked for', () => {
  test.each([
    [['de'], 'de'],
    [['pt-br'], 'pt-BR'],
    [['DE-ch'], 'de-CH'],
    [['cy'], 'cy'],
  ])('%j is %s', (words, name) => {
    expect(readRequest(['language', ...words])).toEqual({ make: 'language', name });
  });

  test('pages may be named, one or more', () => {
    expect(readRequest(['language', 'fr', '--page', 'contact', '--page', 'prices'])).toEqual({
      make: 'language',
      name: 'fr',
      pages: ['contact', 'prices'],
    });
  });

  test.each([
    [[], /^A language needs its code\..*\nFor example: npm run new -- language de$/],
    [['deutsch'], /^“deutsch” is no code of a language\..*\n.* -- language de$/],
    [['en_UK'], /^“en_UK” is no code.*\n.* -- language de$/],
    [['xx'], /^“xx” is no code/],
    [['../de'], /is no code/],
    [['de', 'fr'], /^“de fr” is more than one language: .*\n.* -- language de$/],
    [['de', '--theme', 'notary'], /--theme is only for a site/],
  ])('%j is refused with what is allowed', (words, message) => {
    expect(() => readRequest(['language', ...words])).toThrow(message);
    expect(() => readRequest(['language', ...words])).toThrow(/\nFor example: npm run new -- /);
  });
});

describe.each(sites)('a second language of %s', (_, config) => {
  const [tag, other] = ['sv', 'tr'];
  const plan = planLanguage(config, tag);
  const changed = after(config, plan);

  test('stands behind the one that there was', () => {
    const { language } = configValue(siteFile, config[siteFile] ?? '') as { language: string };
    expect(tagsOf(config)).toEqual([]);
    expect(tagsOf(changed)).toEqual([language, tag]);
    expect(tagsOf(after(changed, planLanguage(changed, other)))).toEqual([language, tag, other]);
  });

  test('changes the list of languages and the names of types, and nothing else', () => {
    expect(plan.create).toEqual([]);
    for (const { file, text } of plan.change) {
      const back = text
        .replace("'#types/in-languages'", "'#types'")
        .replace(/languages: \[('[^']+'), 'sv'\]/, 'language: $1');
      expect(back).toBe(config[file]);
      expect(text.match(/'#types\/in-languages'/g)).toHaveLength(1);
    }
    const left = Object.keys(config).filter((file) => changed[file] === config[file]);
    expect(left).toEqual(['config/theme.ts']);
  });

  test('leaves config in order, and the check says that nothing is in it yet', () => {
    expect(() => assertStaysInOrder(config, plan)).not.toThrow();
    const before = problemsIn(config);
    const isNew = (problem: (typeof before)[number]) =>
      !before.some((each) => JSON.stringify(each) === JSON.stringify(problem));
    expect(problemsIn(changed).filter(isNew)).toEqual([
      {
        file: siteFile,
        code: 'SITE-498',
        severity: 'warning',
        message: 'No text is in Swedish yet.',
      },
    ]);
  });

  test('says what comes next', () => {
    const output = formatPlan(plan);
    expect(output).toMatch(/^Changed:\n {2}config\/site\.ts +its languages: \S+, sv\n/);
    expect(output).toContain('npm run words -- sv\n');
    expect(output).toContain(
      "title: { en: 'Contact', sv: '…' }".replace('en', output.match(/title: \{ (\w+)/)?.[1] ?? ''),
    );
    expect(output).toContain('http://localhost:4173/sv');
  });
});

test('once a text is in the language, the check lists what it lacks in its place', () => {
  const changed = after(agency, planLanguage(agency, 'de'));
  const home = 'config/pages/home.ts';
  const [, title = ''] = /\n {2}title: ('[^']+'),/.exec(changed[home] ?? '') ?? [];
  const begun = {
    ...changed,
    [home]: (changed[home] ?? '').replace(title, `{ en: ${title}, de: 'Start' }`),
    [siteFile]: (changed[siteFile] ?? '')
      .replace("shortName: '", "shortName: { en: '")
      .replace(/(shortName: \{ en: '[^']*'),/, '$1 },'),
  };
  const problems = problemsIn(begun).filter(({ code }) => code.startsWith('SITE-49'));
  expect(problems.map(({ file, code, message }) => [file, code, message])).toEqual([
    [siteFile, 'SITE-496', expect.stringMatching(/^German lacks 1 text here/)],
  ]);
});

test.each([
  [
    'a list of one',
    (site: string) => site.replace("language: 'en-GB'", "languages: ['en-GB']"),
    "languages: ['en-GB', 'de']",
  ],
  [
    'a list on lines of its own',
    (site: string) =>
      site.replace("language: 'en-GB'", "languages: [\n    'en-GB', // Ours.\n    'fr',\n  ]"),
    "languages: [\n    'en-GB', // Ours.\n    'fr',\n    'de',\n  ]",
  ],
  [
    'double quotes and a comment',
    (site: string) => site.replace("language: 'en-GB'", 'language: /* ours */ "en-GB"'),
    `languages: ["en-GB", 'de']`,
  ],
  [
    'Windows’ ends of lines',
    (site: string) => site.replaceAll('\n', '\r\n'),
    "languages: ['en-GB', 'de'],\r\n",
  ],
])('it is written into %s', (_, change, written) => {
  const config = withSite(change);
  expect(after(config, planLanguage(config, 'de'))[siteFile]).toContain(written);
});

test('types are those of several languages', () => {
  const imports = planLanguage(agency, 'de').change.map(({ text }) => text.split('\n', 1)[0]);
  expect(imports.length).toBeGreaterThan(10);
  expect(imports.filter((line) => !line?.endsWith("from '#types/in-languages';"))).toEqual([]);
});

describe('a language of some pages only', () => {
  const routesFile = 'config/routes.ts';
  const dentist = readConfigSources(join(root, 'examples/dentist'));
  const pagesIn = (config: ConfigSources) =>
    (
      configValue(routesFile, config[routesFile] ?? '') as {
        pages: { page: string; path: unknown; languages?: string[] }[];
      }
    ).pages;
  const inFrench = (config: ConfigSources) =>
    pagesIn(config).flatMap(({ page, languages }) =>
      !languages || languages.includes('fr') ? [page] : [],
    );

  test('has these, and the others stay in those that they were in', () => {
    const plan = planLanguage(dentist, 'fr', ['contact', 'prices']);
    const changed = after(dentist, plan);
    expect(inFrench(changed).toSorted()).toEqual(['contact', 'prices']);
    const others = pagesIn(changed).filter(({ page }) => !inFrench(changed).includes(page));
    expect(others.map(({ languages }) => languages)).toEqual(others.map(() => ['en', 'de']));
    expect(() => assertStaysInOrder(dentist, plan)).not.toThrow();
  });

  const newsletterIn = (config: ConfigSources) =>
    (configValue(siteFile, config[siteFile] ?? '') as { footer: { newsletter: unknown } }).footer
      .newsletter;

  test('does not ask for subscribers whom it would send to a page that it does not have', () => {
    const { change } = planLanguage(dentist, 'fr', ['contact']);
    const changed = after(dentist, { change } as Plan);
    expect(newsletterIn(changed)).toMatchObject({ languages: ['en', 'de'] });
    const withPage = after(dentist, planLanguage(dentist, 'fr', ['contact', 'confirm']));
    expect(newsletterIn(withPage)).not.toHaveProperty('languages');
  });

  test('nothing else in config/routes.ts changes', () => {
    const { change } = planLanguage(dentist, 'fr', ['contact']);
    const text = change.find(({ file }) => file === routesFile)?.text ?? '';
    expect(text.replaceAll(", languages: ['en', 'de']", '')).toBe(dentist[routesFile]);
  });

  test('a page that says its languages gets the new one only if it is asked for', () => {
    const requested = after(inThree, planLanguage(inThree, 'fr', ['news']));
    const other = after(inThree, planLanguage(inThree, 'fr', ['contact']));
    const newsIn = (config: ConfigSources) =>
      pagesIn(config).find(({ page }) => page === 'news')?.languages;
    expect([newsIn(inThree), newsIn(requested), newsIn(other)]).toEqual([
      ['en'],
      ['en', 'fr'],
      ['en'],
    ]);
  });

  test('what comes next is a table of these pages', () => {
    expect(formatPlan(planLanguage(dentist, 'fr', ['contact']))).toContain(
      'npm run words -- fr --page contact\n',
    );
  });

  test('a page that there is not is told, with those that there are', () => {
    expect(() => planLanguage(dentist, 'fr', ['contacts'])).toThrow(
      /^“contacts” is no page of config\/routes\.ts\. Allowed: home, .*\n.*--page contact$/,
    );
  });
});

describe('it is told, and nothing is planned', () => {
  test.each([
    [
      'the only language',
      agency,
      'en-GB',
      /^British English is there already: “en-GB” stands in config\/site\.ts/,
    ],
    ['the same without its country', agency, 'en', /^English is there already: “en-GB”/],
    ['one of several', inThree, 'de-DE', /“de-DE” stands/],
    ['one of several without its country', inThree, 'de', /German is there already: “de-DE”/],
    [
      'another country of one of several',
      inThree,
      'de-AT',
      /both be “de”.*write 'de-DE' and 'de-AT' wherever/,
    ],
  ])('%s', (_, config, tag, message) => {
    expect(() => planLanguage(config, tag)).toThrow(message);
  });

  test('a language in which the project has no words, where config does not say them', () => {
    const plan = planLanguage(inThree, 'cy');
    expect(() => assertStaysInOrder(inThree, plan)).toThrow(
      /^The project has no words for buttons and the like in Welsh\. Write languages: \['en-GB', 'de-DE', 'ar', 'cy'\][^]*nothing was written[^]*“openMenu” is missing/,
    );
  });

  test('a page whose address is that of the language', () => {
    const config = {
      ...agency,
      'config/routes.ts': (agency['config/routes.ts'] ?? '').replace(
        /path: '\/[A-Z]\w+'/,
        "path: '/de'",
      ),
    };
    expect(() => assertStaysInOrder(config, planLanguage(config, 'de'))).toThrow(/SITE-495/);
  });
});

test('it is carried out in the folder of the site', async () => {
  putFiles(folder, agency);
  const plan = planLanguage(agency, 'ar');
  await carryOut(folder, plan);
  expect(readConfigSources(folder)).toEqual(after(agency, plan));
  expect(readFileSync(join(folder, siteFile), 'utf8')).toContain("languages: ['en-GB', 'ar'],");
});

describe('in a site of several languages', () => {
  test.each([
    ['a page', planPage(inThree, 'about-cats')],
    ['a form', planForm(inThree, { name: 'callback', page: 'contact' })],
  ])('%s is made as well, with their types', (_, plan) => {
    expect(plan.create[0]?.text).toMatch(/^import type \{ \w+ \} from '#types\/in-languages';\n/);
    expect(() => assertStaysInOrder(inThree, plan)).not.toThrow();
  });

  const [header = ''] = /links: \[[^\]]*\]/.exec(inThree[siteFile] ?? '') ?? [];
  const [en, de] = [
    "[{ label: 'Home', to: '/' }, { label: 'Contact', to: '/Contact' }]",
    "[{ label: 'Start', to: '/' }, { label: 'Kontakt', to: '/Contact' }]",
  ];
  const more = "{ label: 'About cats', to: '/About-cats' }";
  const seven = Array.from({ length: 7 }, (__, at) => `{ label: 'Home ${at}', to: '/' }`).join(
    ', ',
  );

  const [nothing, nichts] = ['Nothing', 'Nichts'].map(
    (title) => `{ kind: 'page-header', title: '${title}' }`,
  );

  test.each([
    ['one list for all', `[${nothing}]`, 1],
    ['a list for each language', `{ en: [${nothing}], de: [${nichts}], ar: [${nothing}] }`, 3],
    ['a list for some of them', `{ de: [\n${nichts},\n], en: [${nothing}] }`, 2],
    ['lists in brackets', `{ en: ([${nothing}]), de: [${nichts}] }`, 2],
  ])('a form is shown on a page with %s: last in every language', (_, sections, lists) => {
    const file = 'config/pages/lost.ts';
    const lost = inThree[file] ?? '';
    const [written = ''] = /sections: [^]*(?=,\n\} satisfies)/.exec(lost) ?? [];
    const config = { ...inThree, [file]: lost.replace(written, () => `sections: ${sections}`) };
    const plan = planForm(config, { name: 'callback', page: 'lost' });
    expect(() => assertStaysInOrder(config, plan)).not.toThrow();
    const text = after(config, plan)[file] ?? '';
    expect(text.split("form: 'callback'")).toHaveLength(lists + 1);
    const languages = languagesOfSite(configValue(siteFile, inThree[siteFile] ?? ''));
    for (const language of languages) {
      const { value } = fileInLanguage(file, configValue(file, text), { language, languages });
      const shown = (value as PageDefinition).sections.at(-1);
      expect(shown).toEqual({ kind: 'form', title: 'Callback', form: 'callback' });
    }
  });

  test.each([
    [
      'a menu that is by language as a whole',
      [header, `links: { en: ${en}, de: ${de} }`],
      `links: { en: ${en.replace(']', `, ${more}]`)}, de: ${de} }`,
      "add { label: '…', to: '/About-cats' }, with the German words, to header.links.de in config/site.ts",
    ],
    [
      'a footer whose columns are by language',
      [
        `${header},\n  },\n  footer: {`,
        `links: [${seven}],\n  },\n  footer: { columns: { en: [{ title: 'Tea', links: ${en} }], de: [{ title: 'Tee', links: ${de} }] },`,
      ],
      `en: [{ title: 'Tea', links: ${en.replace(']', `, ${more}]`)} }], de: [{ title: 'Tee', links: ${de} }]`,
      'to footer.columns.de[0].links in config/site.ts',
    ],
  ])(
    'a page is linked to from %s: in the main language, and others are told',
    (_, [from = '', to = ''], written, next) => {
      const site = inThree[siteFile] ?? '';
      expect(site).toContain(from);
      const config = { ...inThree, [siteFile]: site.replace(from, () => to) };
      const plan = planPage(config, 'about-cats');
      expect(after(config, plan)[siteFile]).toContain(written);
      const steps = plan.next.filter((each) => each.includes(next));
      expect(steps).toEqual([expect.stringMatching(/^German has links of its own there: /)]);
      expect(plan.next.join()).not.toContain('Arabic');
      expect(() => assertStaysInOrder(config, plan)).not.toThrow();
    },
  );
});
