/** @jest-environment node */
import { readConfigSources } from '../../packages/config-files/config-files';
import { checkConfig } from '../../packages/site-check/check-config';
import { seeded, someOf } from '../runs';
import { contactPage, home, routes, site } from './row';

/** A site in English, German and Arabic. */
const sources = readConfigSources('tests/sites/languages');
const table = 'config/forms/table.ts';

const today = '2026-11-26';

const idOf = ({
  file,
  code,
  path,
  message,
}: Record<'file' | 'code' | 'path' | 'message', string>) => [file, code, path, message].join(' ');

const known = new Set(checkConfig(sources, { today }).map(idOf));

const newIn = (changed: typeof sources) =>
  checkConfig(changed, { today }).filter((problem) => !known.has(idOf(problem)));

type Row = [
  what: string,
  file: string,
  from: string,
  to: string,
  /** Of the one problem that is told, or of all of them. */
  codes: string | string[],
  /** What is suggested, or allowed where nothing can be. */
  says?: string,
];

const inHome = "title: { en: 'Our Leaves', de: 'Unsere Blätter', ar: 'أوراقنا' },";
const tea = "{ en: 'Your tea', de: 'Ihr Tee', ar: 'شايك' }";
const black = "{ value: 'black', label: { en: 'Black', de: 'Schwarz', ar: 'أسود' } }";

const mistakes: Row[] = [
  // Languages that there are not.
  ['a language misspelt', home, inHome, inHome.replace('de:', 'dee:'), 'SITE-490', 'de'],
  ['a language in capitals', home, inHome, inHome.replace('de:', 'DE:'), 'SITE-490', 'de'],
  [
    'a language with its country',
    home,
    inHome,
    inHome.replace('de:', "'de-DE':"),
    'SITE-490',
    'de',
  ],
  [
    'a language that the site does not have',
    home,
    inHome,
    inHome.replace('ar:', 'fr:'),
    'SITE-490',
    'en, de, ar',
  ],
  [
    'one more language than the site has',
    home,
    inHome,
    inHome.replace('ar:', "fr: 'Nos feuilles', ar:"),
    'SITE-490',
    'en, de, ar',
  ],
  [
    'languages by their names',
    home,
    inHome,
    "title: { english: 'Our Leaves', german: 'Unsere Blätter' },",
    ['SITE-490', 'SITE-490'],
    'en, de, ar',
  ],
  [
    'a country for a language',
    home,
    inHome,
    inHome.replace('en:', 'gb:'),
    ['SITE-490', 'SITE-491'],
    'en, de, ar',
  ],
  [
    'only languages that the site does not have',
    table,
    tea,
    "{ fr: 'Votre thé' }",
    'SITE-490',
    'en, de, ar',
  ],
  [
    'a language of a page misspelt',
    routes,
    "languages: ['en']",
    "languages: ['eng']",
    'SITE-490',
    "'en', 'de', 'ar'",
  ],
  [
    'a language of a page that there is not',
    routes,
    "languages: ['en']",
    "languages: ['en', 'fr']",
    'SITE-490',
    "'en', 'de', 'ar'",
  ],
  // Half a pair.
  ['half a pair', home, inHome, "title: { en: 'Our Leaves', ar: 'أوراقنا' },", 'SITE-496'],
  ['the other half', home, inHome, "title: { de: 'Unsere Blätter', ar: 'أوراقنا' },", 'SITE-491'],
  [
    'the main language alone',
    home,
    inHome,
    "title: { en: 'Our Leaves' },",
    ['SITE-496', 'SITE-496'],
  ],
  ['an empty text in one language', home, inHome, inHome.replace('Unsere Blätter', ''), 'SITE-031'],
  ['a blank text in one language', home, inHome, inHome.replace('Unsere Blätter', ' '), 'SITE-031'],
  ['a number in one language', home, inHome, inHome.replace("'Unsere Blätter'", '3'), 'SITE-023'],
  [
    'half an option',
    table,
    black,
    "{ value: 'black', label: { en: 'Black', de: 'Schwarz' } }",
    'SITE-496',
  ],
  [
    'a message without the main language',
    table,
    "{ en: 'Please say who comes', de:",
    '{ de:',
    'SITE-491',
  ],
  // What must be the same.
  [
    'an option’s value translated',
    table,
    "{ value: 'black',",
    "{ value: { en: 'black', de: 'schwarz' },",
    'SITE-492',
  ],
  [
    'the name of a field translated',
    table,
    "name: 'Tea'",
    "name: { en: 'Tea', de: 'Tee' }",
    'SITE-492',
  ],
  [
    'the field of a rule translated',
    table,
    "field: 'Name',",
    "field: { en: 'Name', de: 'Name' },",
    'SITE-492',
  ],
  ['a kind translated', home, "kind: 'prose'", "kind: { en: 'prose', de: 'prosa' }", 'SITE-492'],
  ['a number by language', table, 'maxLength: 100', 'maxLength: { en: 100, de: 120 }', 'SITE-492'],
  [
    'the collection by language',
    table,
    "collection: 'tables'",
    "collection: { en: 'tables', de: 'tische' }",
    'SITE-492',
  ],
  [
    'the form of a page by language',
    contactPage,
    "form: 'table'",
    "form: { en: 'table', de: 'tisch' }",
    'SITE-492',
  ],
  [
    'an anchor by language',
    home,
    "anchor: 'leaves'",
    "anchor: { en: 'leaves', de: 'blaetter' }",
    'SITE-492',
  ],
  [
    'the time zone by language',
    site,
    "timeZone: 'Europe/Berlin'",
    "timeZone: { en: 'Europe/London', de: 'Europe/Berlin' }",
    'SITE-492',
  ],
  [
    'the page of a path by language',
    routes,
    "page: 'contact'",
    "page: { en: 'contact', de: 'kontakt' }",
    // What its path lacks is told of page 3, which had a name before.
    ['SITE-492', 'SITE-496'],
  ],
  [
    'an option’s value of a shared value that is by language',
    table,
    "{ value: 'green',",
    "{ value: 'green for {pot}',",
    'SITE-501',
    'label',
  ],
  [
    'a collection of a shared value that is by language',
    table,
    "collection: 'tables'",
    "collection: '{pot}'",
    'SITE-501',
  ],
  // Addresses.
  ['paths that meet', routes, "de: '/Kontakt'", "de: '/'", 'SITE-075'],
  [
    'a path of the main language below one of another',
    routes,
    "path: '/News'",
    "path: '/de/News'",
    ['SITE-495', 'SITE-070'],
  ],
  [
    'a path that begins with its language',
    routes,
    "de: '/Kontakt'",
    "de: '/de/Kontakt'",
    'SITE-502',
    "'/Kontakt'",
  ],
  ['an alias below another language', routes, "['/Reach-us']", "['/ar/Reach-us']", 'SITE-495'],
  [
    'a path without its slash in one language',
    routes,
    "de: '/Kontakt'",
    "de: 'Kontakt'",
    'SITE-034',
    'looks like the example',
  ],
  [
    'a path with an umlaut in one language',
    routes,
    "de: '/Kontakt'",
    "de: '/Über-uns'",
    'SITE-034',
    'looks like the example',
  ],
  [
    'a link in one language to a page that there is not',
    home,
    "to: '/Contact' },\n    },",
    "to: { en: '/Contact', de: '/Kontakte', ar: '/Contact' } },\n    },",
    'SITE-070',
  ],
  [
    'a link of a text in one language to nowhere',
    home,
    '[Schreiben Sie uns](/Contact#form)',
    '[Schreiben Sie uns](/Kontak#form)',
    'SITE-070',
  ],
  [
    'a first page in another language alone',
    routes,
    "{ page: 'home', path: '/' }",
    "{ page: 'home', path: '/', languages: ['de'] }",
    'SITE-499',
  ],
  [
    'a first page at another path in one language',
    routes,
    "{ page: 'home', path: '/' }",
    "{ page: 'home', path: { en: '/', de: '/Start', ar: '/' } }",
    'SITE-499',
  ],
  // Parts that some languages show.
  [
    'a misspelt language that shows a section',
    home,
    inHome,
    `${inHome} languages: ['en', 'dee'],`,
    'SITE-490',
    'de',
  ],
  [
    'one language that shows a section, not in a list',
    home,
    inHome,
    `${inHome} languages: 'de',`,
    'SITE-026',
  ],
  // Pages of the main language alone.
  [
    'a place that there is not, on a page of the main language alone',
    home,
    '[Schreiben Sie uns](/Contact#form)',
    '[Neues auf Englisch](/News#latest)',
    'SITE-071',
  ],
  [
    'a page of the main language alone misspelt',
    home,
    '[Schreiben Sie uns](/Contact#form)',
    '[Neues auf Englisch](/Newws)',
    'SITE-070',
    '/News',
  ],
  // Placeholders and marks.
  [
    'a placeholder lost in one language',
    site,
    "de: '{page} – Harbour Tea'",
    "de: 'Harbour Tea'",
    'SITE-034',
  ],
  [
    'a placeholder translated',
    site,
    "de: '{page} – Harbour Tea'",
    "de: '{seite} – Harbour Tea'",
    'SITE-034',
  ],
  [
    'a shared value misspelt in one language',
    home,
    "de: 'Die Kanne für {pot}.'",
    "de: 'Die Kanne für {pott}.'",
    'SITE-380',
    '{pot}',
  ],
  [
    'marks that do not end in one language',
    home,
    'Erste Pflückung aus Assam.',
    'Erste **Pflückung aus Assam.',
    'SITE-143',
  ],
  // Lists.
  [
    'a list shorter in one',
    home,
    "ar: ['القطفة الأولى من آسام. [اكتب إلينا](/Contact#form).'],",
    'ar: [],',
    'SITE-497',
  ],
  [
    'a text for a list in one',
    home,
    "de: ['Erste Pflückung aus Assam. [Schreiben Sie uns](/Contact#form).'],",
    "de: 'Erste Pflückung aus Assam.',",
    'SITE-026',
  ],
  // The list of languages.
  [
    'a language twice',
    site,
    "['en-GB', 'de-DE', 'ar']",
    "['en-GB', 'de-DE', 'ar', 'de-DE']",
    'SITE-096',
  ],
  [
    'a language of the site that there is not',
    site,
    "['en-GB', 'de-DE', 'ar']",
    "['en-GB', 'de-DE', 'ar', 'deutsch']",
    'SITE-034',
    'looks like the example',
  ],
  [
    'another main language beside the list',
    site,
    "languages: ['en-GB'",
    "language: 'de-DE',\n  languages: ['en-GB'",
    'SITE-493',
  ],
  [
    'the direction of another language',
    site,
    "languages: ['en-GB'",
    "direction: 'rtl',\n  languages: ['en-GB'",
    'SITE-202',
    "'ltr'",
  ],
];

test('the site has no errors', () => {
  expect(checkConfig(sources, { today }).filter(({ severity }) => severity === 'error')).toEqual(
    [],
  );
});

test('there are at least 40 mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(40);
});

test('a form that no page shows, whose title is by language, is told once', () => {
  const changed = {
    ...sources,
    'config/forms/other.ts': (sources[table] ?? '').replace("'tables'", "'others'"),
  };
  const told = newIn(changed).map(({ file, code }) => [file, code]);
  expect(told.filter(([, code]) => code === 'SITE-085')).toEqual([
    ['config/forms/other.ts', 'SITE-085'],
  ]);
});

test('a language lacks nothing in a page that it does not have', () => {
  const news = 'config/pages/news.ts';
  const changed = {
    ...sources,
    [routes]: (sources[routes] ?? '').replace("languages: ['en']", "languages: ['en', 'de']"),
    [news]: (sources[news] ?? '').replace("title: 'News',", "title: { en: 'News', de: 'Neues' },"),
  };
  expect(changed[news]).not.toBe(sources[news]);
  expect(newIn(changed).filter(({ file }) => file === news)).toEqual([]);
  expect(
    newIn({ ...changed, [routes]: (sources[routes] ?? '').replace(", languages: ['en']", '') })
      .filter(({ file }) => file === news)
      .map(({ code, message }) => [code, message]),
  ).toEqual([['SITE-496', expect.stringContaining('Arabic lacks 1 text here')]]);
});

test('pages without any text of a language are told once for each language', () => {
  const everywhere = {
    ...sources,
    [routes]: (sources[routes] ?? '').replace(", languages: ['en']", ''),
  };
  const told = newIn(everywhere).filter(({ code }) => code === 'SITE-500');
  expect(told.map(({ file, message }) => [file, message])).toEqual([
    [site, expect.stringMatching(/page.* no German text yet: .*news/)],
    [site, expect.stringMatching(/page.* no Arabic text yet: .*news/)],
  ]);
});

describe('sentences that are one text for all languages', () => {
  const sentence = 'We keep what you write for as long as the law asks.';
  const inAll = "title: { en: 'Data', de: 'Daten', ar: 'بيانات' }";
  const prose = (words: string) => `{ kind: 'prose', ${inAll}, paragraphs: ${words} },`;
  const told = (sections: string) =>
    newIn({
      ...sources,
      [home]: (sources[home] ?? '').replace('sections: [', `sections: [${sections}`),
    })
      .filter(({ code }) => code === 'SITE-572')
      .map(({ file, message }) => [file, message]);

  test.each([['on a page of which other texts are by language', prose(`['${sentence}', 'Tea.']`)]])(
    'are told %s, in each language that reads them',
    (_, section) => {
      expect(told(section)).toEqual([
        [
          home,
          expect.stringMatching(/^German visitors read 1 text here in English: .*paragraph 1/),
        ],
        [
          home,
          expect.stringMatching(/^Arabic visitors read 1 text here in English: .*paragraph 1/),
        ],
      ]);
    },
  );

  test.each([
    [
      'by language, though the same',
      prose(`{ en: ['${sentence}'], de: ['${sentence}'], ar: ['${sentence}'] }`),
    ],
    ['of a section for the main language alone', prose(`['${sentence}'], languages: ['en']`)],
    ['that are names', prose("['Harbour Tea & Coffee Trading Company Ltd.']")],
  ])('are not told: those %s', (_, section) => {
    expect(told(section)).toEqual([]);
  });
});

const leaves = `import type { CollectionDefinition } from '#types/in-languages';

export default {
  kind: 'offer',
  currency: 'EUR',
  entries: [{ id: 'assam', name: { en: 'Assam tea', de: 'Assamtee', ar: 'شاي آسام' } }],
} satisfies CollectionDefinition;
`;

test.each([
  ['names of entries that are by language', "value: '{name}'", ['SITE-501']],
  ['a shared value that is by language', "value: '{id} for {pot}'", ['SITE-501']],
  ['what is the same in all', "value: '{id}'", []],
  [
    'what is the same in all, and are read by language',
    "label: { en: 'A {name}', de: 'Ein {name}', ar: '{name}' }",
    [],
  ],
])('options of entries stored under %s', (_, key, codes) => {
  const options = /initial: 'black',\n\s+options: \[[^\]]*\]/;
  expect(sources[table]).toMatch(options);
  const changed = {
    ...sources,
    'config/collections/leaves.ts': leaves,
    [table]: (sources[table] ?? '').replace(options, `options: { from: 'leaves', ${key} }`),
  };
  const told = newIn(changed).filter(({ severity }) => severity === 'error');
  expect(told.map(({ code }) => code)).toEqual(codes);
});

test('a shared value that is one for all may be stored', () => {
  const changed = {
    ...sources,
    [site]: (sources[site] ?? '').replace("pot: { en: '£4', de: '5 €' }", "pot: '4'"),
    [table]: (sources[table] ?? '').replace("{ value: 'green',", "{ value: 'green for {pot}',"),
  };
  expect(newIn(changed).map(({ code }) => code)).not.toContain('SITE-501');
});

const ofMainAlone = (page: string, path: string) => ({
  [routes]: (sources[routes] ?? '').replace(
    'pages: [',
    () => `pages: [\n    { page: '${page}', path: '${path}', languages: ['en'] },`,
  ),
});

const action = `action: { label: { en: 'Write to us', de: 'Schreiben', ar: 'اكتب' }, to: '/Contact' }`;

/** Links from every language to a page of the main one alone. */
const toMain: [what: string, file: string, from: string, to: string][] = [
  ['in a text of one language', home, '[Schreiben Sie uns](/Contact#form)', '[Neues](/News)'],
  ['in texts of all', home, '](/Contact#form)', '](/News)'],
  ['in a text that is one for all', home, inHome, "title: 'Our [leaves](/News?from=home#main)',"],
  ['of an action', home, action, action.replace('/Contact', '/News')],
  [
    'of a form once it is sent',
    table,
    'outcome: {\n    saved: {',
    "outcome: {\n    saved: {\n      goTo: '/News',",
  ],
  [
    'in the footer',
    site,
    'footer: { copyright:',
    "footer: { note: 'All [news](/News).', copyright:",
  ],
];

test.each(toMain)('a link %s leads to a page of the main language alone', (_, file, from, to) => {
  const before = sources[file] ?? '';
  expect(before).toContain(from);
  const told = newIn({ ...sources, [file]: before.replaceAll(from, () => to) });
  expect(told.map(({ code }) => code).filter((code) => /07[01]|083/.test(code))).toEqual([]);
});

test('a page of another language alone is no mistake, and a link in that language leads there', () => {
  const imprint = 'config/pages/imprint.ts';
  const changed = {
    ...sources,
    [routes]: (sources[routes] ?? '').replace(
      '],\n  unmatched',
      "  { page: 'imprint', path: '/Impressum', languages: ['de'] },\n  ],\n  unmatched",
    ),
    [imprint]: (sources['config/pages/news.ts'] ?? '')
      .replace("title: 'News',", "title: { en: 'Imprint', de: 'Impressum' },")
      .replace("description: '", "description: 'Who we are. "),
    [home]: (sources[home] ?? '').replace(
      '[Schreiben Sie uns](/Contact#form)',
      '[Impressum](/Impressum)',
    ),
  };
  expect(changed[imprint]).toContain('Impressum');
  expect(newIn(changed).map(({ file, code, message }) => [file, code, message])).toEqual([]);
});

test('a first page that a language does not have is no mistake', () => {
  const changed = {
    ...sources,
    [routes]: (sources[routes] ?? '').replace(
      "path: '/' }",
      "path: '/', languages: ['en', 'ar'] }",
    ),
  };
  expect(newIn(changed).map(({ code }) => code)).toEqual([]);
});

test('a form that a page of the main language alone shows is shown', () => {
  const changed = {
    ...sources,
    [routes]: (sources[routes] ?? '').replace(
      "aliases: ['/Reach-us'] }",
      "aliases: ['/Reach-us'], languages: ['en'] }",
    ),
  };
  expect(newIn(changed).map(({ code }) => code)).not.toContain('SITE-085');
});

const withAddress = (sources[table] ?? '').replace(
  'fields: [',
  "fields: [\n    { kind: 'email', name: 'Email', label: 'E-mail', maxLength: 100, autoComplete: 'email' },",
);

const mailsWith = (confirmation: string) => `\
import type { NotificationsDefinition } from '#types/in-languages';

export default {
  forms: [
    {
      form: 'table',
      to: ['tea@tea.example.com'],
      confirmation: { field: 'Email', ${confirmation} },
    },
  ],
} satisfies NotificationsDefinition;
`;

test('another address of one language alone shows its page there, and in no other', () => {
  const more = (alias: string) => ({
    ...sources,
    [routes]: (sources[routes] ?? '').replace("'/Reach-us'", `'/Reach-us', ${alias}`),
  });
  expect(newIn(more("{ de: '/Teas' }"))).toEqual([]);
  const twice = newIn(more("{ de: '/kontakt' }"));
  expect(twice.map(({ code, path }) => [code, path])).toEqual([
    ['SITE-075', 'pages[2].aliases[1].de'],
  ]);
});

test('what mails to senders lack in a language is counted', () => {
  const changed = {
    ...sources,
    [table]: withAddress,
    'config/notifications.ts': mailsWith(
      `subject: { en: 'Your table', ar: 'طاولتك' }, text: [{ en: 'Thank you.', ar: 'شكرا' }, 'You asked for {Day}.']`,
    ),
  };
  const told = newIn(changed).filter(({ code }) => code === 'SITE-496');
  expect(told.map(({ file, message }) => [file, message])).toEqual([
    [
      'config/notifications.ts',
      expect.stringMatching(/^German lacks 2 texts here: .*subject; .*text entry 1/),
    ],
  ]);
});

test('posts, and the page that a mail leads to, may be in the main language alone', () => {
  const news = (sources['config/pages/news.ts'] ?? '').replace("'#types/in-languages'", "'#types'");
  const changed = {
    ...sources,
    ...ofMainAlone('confirm', '/Confirm'),
    'config/pages/confirm.ts': news
      .replaceAll("title: 'News'", "title: 'Confirm'")
      .replace('What is new', 'Confirm here')
      .replace(
        "lead: 'In English alone.' }",
        `lead: 'In English alone.' }, { kind: 'confirm', title: 'One More Click', button: 'Confirm', confirmed: 'Thanks.', already: 'Done before.', tooOld: 'Too old.', notValid: 'Not whole.', failed: 'Again, please.' }`,
      ),
    'config/pages/news.ts': news.replace(
      'sections: [',
      "post: { date: '2026-03-31', author: 'Ida Sample' },\n  sections: [",
    ),
    [home]: (sources[home] ?? '').replace(
      "{\n      kind: 'call-to-action',",
      "{ kind: 'news', title: 'News' },\n    {\n      kind: 'call-to-action',",
    ),
    [table]: withAddress,
    'config/notifications.ts': mailsWith(
      `subject: 'Please confirm', text: ['One more click:', '{link}'], optIn: { page: 'confirm', label: 'Confirm' }`,
    ),
  };
  const told = newIn(changed).filter(({ severity }) => severity === 'error');
  expect(told.map(({ code, file, path }) => [code, file, path])).toEqual([]);
});

test.each(someOf(mistakes, { oneIn: 3 }).map((row) => [row[0], row] as const))(
  seeded('%s'),
  (_, row) => {
    const [, file, from, to, codes, says = ''] = row;
    const before = sources[file] ?? '';
    expect(before).toContain(from);
    const problems = newIn({ ...sources, [file]: before.replace(from, () => to) });
    expect(problems.map(({ code }) => code).sort()).toEqual([codes].flat().sort());
    const [first] = [codes].flat();
    const told = problems.find(({ code }) => code === first);
    expect(`${told?.suggestion} ${told?.allowed} ${told?.repair}`).toContain(says);
  },
);
