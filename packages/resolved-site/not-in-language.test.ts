/** @jest-environment node */
import { languagesOf } from '../../src/schema/languages';
import { isOneOf, notInLanguage } from './not-in-language';

const page = (file: string, sections: unknown[]) =>
  [`config/pages/${file}.ts`, { sections }] as const;

const values = new Map<string, unknown>([
  [
    'config/site.ts',
    {
      languages: ['en-GB', 'de-DE', 'fr'],
      footer: { newsletter: { form: 'newsletter' } },
      values: { crown: '£640', phone: '020 7946' },
      team: [{ name: 'Ida' }],
    },
  ],
  [
    'config/routes.ts',
    {
      pages: [
        { page: 'home', path: '/' },
        { page: 'jobs', path: { en: '/Jobs', de: '/Stellen' }, languages: ['en', 'de-DE'] },
        { page: 'ask', path: '/Ask', languages: ['en', 'fr'] },
      ],
    },
  ],
  [
    'config/notifications.ts',
    { forms: [{ form: 'ask' }, { form: 'apply' }, { form: 'newsletter' }] },
  ],
  page('home', [{ kind: 'list', of: 'news' }, { title: 'Call {phone}' }]),
  page('jobs', [
    { kind: 'form', form: 'apply' },
    { kind: 'list', of: 'news' },
    { kind: 'people', title: 'A crown for {crown}' },
  ]),
  page('ask', [{ kind: 'form', form: 'ask' }]),
  ['config/forms/apply.ts', { fields: [{ options: { from: 'places' } }] }],
  ['config/forms/ask.ts', { fields: [] }],
  ['config/forms/newsletter.ts', { fields: [] }],
  ['config/forms/nowhere.ts', { fields: [] }],
  ['config/collections/news.ts', { entries: [] }],
  ['config/collections/places.ts', { entries: [] }],
]);

const languages = languagesOf(['en-GB', 'de-DE', 'fr']);

const wantedIn = (key: string) => ({
  language: languages.find((each) => each.key === key)!,
  languages,
});

const unreadIn = (key: string) =>
  notInLanguage(values, wantedIn(key))
    .map(({ file, path }) => `${file.slice('config/'.length)} ${path}`.trim())
    .toSorted();

test('a page that the language does not have, its address, its form, what that names, the mails, and what of config/site.ts only that page shows', () => {
  expect(unreadIn('fr')).toEqual([
    'collections/places.ts',
    'forms/apply.ts',
    'notifications.ts forms[1]',
    'pages/jobs.ts',
    'routes.ts pages[1]',
    'site.ts team',
    'site.ts values.crown',
  ]);
});

test('a language may be said by its tag', () => {
  expect(unreadIn('de')).toEqual([
    'forms/ask.ts',
    'notifications.ts forms[0]',
    'pages/ask.ts',
    'routes.ts pages[2]',
  ]);
});

test('nothing of a language that has all pages', () => {
  expect(unreadIn('en')).toEqual([]);
});

test.each([
  ['the place itself', 'pages[1]', true],
  ['what stands in it', 'pages[1].path', true],
  ['another one that begins alike', 'pages[11].path', false],
])('%s: %s', (_, path, expected) => {
  const file = 'config/routes.ts';
  expect(isOneOf([{ file, path: 'pages[1]' }], { file, path })).toBe(expected);
});
