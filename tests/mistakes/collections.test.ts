/** @jest-environment node */
import { checkConfig } from '../../packages/site-check/check-config';
import { sources } from './agency';

const asFile = (value: string) =>
  `import type { CollectionDefinition } from '#types';\n\nexport default ${value} satisfies CollectionDefinition;\n`;

const people = asFile(`{
  kind: 'person',
  entries: [{ id: 'anna', name: 'Anna', role: 'Teacher' }, { id: 'bo', name: 'Bo', role: 'Cook' }],
}`);

const siteSource = sources['config/site.ts'] ?? '';

const around = {
  ...sources,
  'config/site.ts': siteSource.replace(
    '  contact: {',
    "  timeZone: 'Europe/London',\n  contact: {",
  ),
  'config/collections/people.ts': people,
  'config/collections/places.ts': asFile(`{
  kind: 'place',
  entries: [
    { id: 'town-hall', name: 'Town Hall', address: { street: '1', town: 'T', country: 'GB' } },
  ],
}`),
};

const file = 'config/collections/tried.ts';

const found = (value: string, others = {}) =>
  checkConfig(
    { ...around, ...others, [file]: asFile(value) },
    { today: '2026-03-31', files: ['/prices.pdf'], pictures: [] },
  )
    .filter((problem) => problem.file === file)
    .map(({ code, place, suggestion }) => ({ code, place, suggestion }));

const event = (keys: string) =>
  `{ kind: 'event', currency: 'EUR', entries: [{ id: 'fair', name: 'Fair', start: '2027-01-11T18:00', ${keys} }] }`;
const offer = (keys: string, currency = 'EUR') =>
  `{ kind: 'offer', currency: '${currency}', entries: [{ id: 'course', name: 'Course', ${keys} }] }`;
const dish = (keys: string) =>
  `{ kind: 'dish', currency: 'EUR', entries: [{ id: 'soup', name: 'Soup', ${keys} }] }`;
const vacancy = (keys: string) =>
  `{ kind: 'vacancy', currency: 'EUR', entries: [{ id: 'cook', name: 'Cook', posted: '2026-10-01', ${keys} }] }`;
const download = (path: string) =>
  `{ kind: 'download', entries: [{ id: 'prices', name: 'Prices', file: '${path}' }] }`;
const own = (values: string, keys = '') =>
  `{ kind: 'entry', keys: { length: { type: 'number', label: 'Length' }, rig: { type: 'choice', label: 'Rig', choices: ['Sloop', 'Ketch'] }, ${keys} }, entries: [{ id: 'gull', name: 'Gull', values: { ${values} } }] }`;

const series = (keys: string) => event(`repeats: { ${keys} }`);

type Row = [what: string, value: string, code: string, suggests?: string];

const mistakes: Row[] = [
  [
    'an id twice',
    "{ kind: 'post', entries: [{ id: 'a', name: 'A', date: '2026-01-01' }, { id: 'a', name: 'B', date: '2026-01-02' }] }",
    'SITE-050',
  ],
  ['a place of no collection', event("place: 'rooms/town-hall'"), 'SITE-382'],
  ['a misspelt collection', event("place: 'place/town-hall'"), 'SITE-382', "'places/town-hall'"],
  ['a misspelt entry', event("place: 'places/townhall'"), 'SITE-372', "'places/town-hall'"],
  ['an entry that there is not', event("organiser: 'people/zoe'"), 'SITE-372'],
  ['a person as a place', event("place: 'people/anna'"), 'SITE-373'],
  ['a place that teaches', offer("by: 'places/town-hall'"), 'SITE-373'],
  [
    'a performer that there is not',
    event("performers: ['Choir', 'people/ana']"),
    'SITE-372',
    "'people/anna'",
  ],
  ['an end before the start', event("end: '2027-01-11T17:00'"), 'SITE-185'],
  ['an end on an earlier day', event("end: '2027-01-10'"), 'SITE-185'],
  ['hidden before it is shown', offer("from: '2026-12-01', until: '2026-11-01'"), 'SITE-185'],
  ['closed before it is posted', vacancy("closes: '2026-09-01'"), 'SITE-185'],
  ['a series that is over before', series("days: ['monday'], until: '2027-01-01'"), 'SITE-185'],
  ['a series on no day', series("days: ['sunday'], until: '2027-01-14'"), 'SITE-374'],
  [
    'a series without the days that are left out',
    series("days: ['monday'], until: '2027-01-12', except: ['2027-01-11']"),
    'SITE-374',
  ],
  [
    'an exception on another day of the week',
    series("days: ['monday'], until: '2027-03-01', except: ['2027-01-19']"),
    'SITE-375',
  ],
  [
    'a series of which the first date ends on its last day',
    event("end: '2027-05-31T20:00', repeats: { days: ['monday'], until: '2027-05-31' }"),
    'SITE-570',
  ],
  ['a price and prices', offer("price: 5, prices: [{ label: 'A', price: 6 }]"), 'SITE-035'],
  ['a tenth of a cent', offer('price: 5.001'), 'SITE-377'],
  ['half a yen', offer('price: 5.5', 'JPY'), 'SITE-377'],
  ['a salary upside down', vacancy("salary: { from: 3900, to: 3200, per: 'month' }"), 'SITE-378'],
  ['a file that is not there', download('/files/none.pdf'), 'SITE-190'],
  ['a misspelt file', download('/price.pdf'), 'SITE-190', "'/prices.pdf'"],
  [
    'a day of a season that there is not',
    dish("season: { from: '02-30', to: '05-01' }"),
    'SITE-034',
  ],
  ['a word for a price', offer("price: '189 €'"), 'SITE-024'],
  ['a diet that there is not', dish("diets: ['vegetarien']"), 'SITE-028', "'vegetarian'"],
  ['a key of its own that it does not declare', own('lenght: 9'), 'SITE-020', 'length:'],
  ['a text for a number', own("length: 'nine'"), 'SITE-024'],
  ['a word that is no choice', own("rig: 'Slop'"), 'SITE-028', "'Sloop'"],
  [
    'a type of offer that there is not',
    offer('price: 5').replace("'EUR',", "'EUR', type: 'curse',"),
    'SITE-028',
    "'course'",
  ],
  [
    'a feed of entries without days',
    offer('price: 5').replace("'EUR',", "'EUR', feed: { title: 'Courses' },"),
    'SITE-390',
  ],
  [
    'a feed that is only asked for',
    "{ kind: 'post', feed: true, entries: [{ id: 'a', name: 'A', date: '2026-01-01' }] }",
    'SITE-027',
  ],
  [
    'a title of a feed in another word',
    "{ kind: 'post', feed: { name: 'News' }, entries: [{ id: 'a', name: 'A', date: '2026-01-01' }] }",
    'SITE-020',
  ],
  ['hours in words', offer("hours: '30 hours'"), 'SITE-024'],
  [
    'a type of business that there is not',
    "{ kind: 'place', entries: [{ id: 'a', name: 'A', type: 'Bakary', address: { street: '1', town: 'T', country: 'GB' } }] }",
    'SITE-028',
    "'Bakery'",
  ],
  [
    'a kind in other words',
    offer('price: 5').replace("'offer'", "'courses'"),
    'SITE-029',
    "'offer'",
  ],
];

test.each(mistakes)('%s', (...[, value, code, suggests]) => {
  const all = found(value);
  expect(all.map((each) => each.code)).toEqual([code]);
  expect(all[0]?.suggestion).toBe(suggests);
  expect(all[0]?.place).toMatch(/^Collection “Tried” → /);
});

test.each([
  [
    'a series with an exception',
    series("days: ['monday'], until: '2027-03-01', except: ['2027-01-18']"),
  ],
  ['an end later on the same day', event("end: '2027-01-11'")],
  [
    'a series of evenings that end after midnight',
    event("end: '2027-01-12T01:00', repeats: { days: ['monday'], until: '2027-03-01' }"),
  ],
  ['words with a slash', event("place: 'Hall / Market'")],
  ['relations that lead somewhere', event("place: 'places/town-hall', performers: ['people/bo']")],
  ['three digits where there are some', offer('price: 5.125', 'KWD')],
  ['a file of public/', download('/prices.pdf')],
])('nothing is said of %s', (_, value) => {
  expect(found(value)).toEqual([]);
});

test.each([
  ['an event at a time of day', event(''), ['SITE-571']],
  ['a course at one', offer("start: '2027-01-11T18:00'"), ['SITE-571']],
  ['an end at one', event("end: '2027-01-12T01:00'").replace("T18:00',", "',"), ['SITE-571']],
  ['a day', offer("start: '2027-01-11'"), []],
])('of %s a site without a time zone is asked for it, once', (_, value, codes) => {
  const all = found(value, { 'config/site.ts': siteSource });
  expect(all.map(({ code }) => code)).toEqual(codes);
});
