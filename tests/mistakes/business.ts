import { contactPage, site, type Mistake, type Row } from './row';

const hoursWith = (week: string, special = '') =>
  `hours: { week: [${week}], ${special && `special: [${special}], `}closed: 'Closed' }`;

const business = (entries: string) =>
  `business: { type: 'Dentist', address: { street: '1 High Street', town: 'London', country: 'GB' }, ${entries} },`;

type Reported = [code: string, suggests?: string];

/** One more entry of config/site.ts, on one line. */
const added = (what: string, entry: string, [code, suggests]: Reported): Mistake => ({
  what,
  file: site,
  from: '  social: [',
  to: `  ${entry}\n  social: [`,
  code,
  at: entry.slice(0, 20),
  ...(suggests !== undefined && { suggests }),
});

const monday = (spans: string) => `{ days: ['monday'], open: [${spans}] }`;
const usual = monday("'08:00–12:00'");

const section = (what: string, entries: string, code: string): Mistake => ({
  what,
  file: contactPage,
  from: "    {\n      kind: 'map',",
  to: `    { ${entries} },\n    {\n      kind: 'map',`,
  code,
  at: entries.slice(0, 20),
});

/** Mistakes in what the firm is, its address and its opening hours. */
export const businessMistakes: Mistake[] = [
  added('hours that overlap', business(hoursWith(monday("'08:00–12:00', '11:30–18:00'"))), [
    'SITE-183',
  ]),
  added(
    'hours of two entries that overlap',
    business(hoursWith(`${usual}, { days: ['sunday', 'monday'], open: ['09:00–10:00'] }`)),
    ['SITE-183'],
  ),
  added(
    'hours that reach into those of the next morning',
    business(
      hoursWith(
        "{ days: ['sunday'], open: ['22:00–02:00'] }, { days: ['monday'], open: ['01:00–05:00'] }",
      ),
    ),
    ['SITE-183'],
  ),
  added(
    'hours that overlap after midnight',
    business(hoursWith(monday("'18:00–02:00', '20:00–23:00'"))),
    ['SITE-183'],
  ),
  added(
    'a holiday twice',
    business(hoursWith(usual, "{ from: '2027-12-24', to: '2027-12-26' }, { from: '2027-12-25' }")),
    ['SITE-184'],
  ),
  added(
    'a holiday that ends before it begins',
    business(hoursWith(usual, "{ from: '2027-12-24', to: '2027-01-02' }")),
    ['SITE-185'],
  ),
  added(
    'holidays of each year that begin in one year',
    business(hoursWith(usual, "{ from: '12-24', to: '2028-01-02' }")),
    ['SITE-640'],
  ),
  added(
    'a holiday in the holidays of each year',
    business(hoursWith(usual, "{ from: '12-24', to: '01-06' }, { from: '01-01' }")),
    ['SITE-184'],
  ),
  added('a holiday of last year', business(hoursWith(usual, "{ from: '2025-12-24' }")), [
    'SITE-210',
  ]),
  added('hours as people write them', business(hoursWith(monday("'8-12'"))), ['SITE-034']),
  added('hours by halves of the day', business(hoursWith(monday("'8am - 1.30pm'"))), ['SITE-034']),
  added('hours that are none', business(hoursWith(monday("'08:00–08:00'"))), ['SITE-034']),
  added(
    'hours that are one text',
    business(hoursWith("{ days: ['monday'], open: '08:00–12:00' }")),
    ['SITE-026'],
  ),
  added(
    'a day of the week misspelt',
    business(hoursWith("{ days: ['munday'], open: ['08:00–12:00'] }")),
    ['SITE-028', "'monday'"],
  ),
  added('a holiday as people write it', business(hoursWith(usual, "{ from: '24.12.2027' }")), [
    'SITE-034',
  ]),
  added('a sort of business misspelt', business('').replace("'Dentist'", "'Dentists'"), [
    'SITE-028',
    "'Dentist'",
  ]),
  added('a business without an address', "business: { type: 'Dentist' },", [
    'SITE-022',
    'address: { … }',
  ]),
  added('a country by its name', business('').replace("'GB'", "'Germany'"), ['SITE-034']),
  added('a latitude that there is not', business('position: { latitude: 151.5, longitude: 0 }'), [
    'SITE-033',
  ]),
  added('a position in quotes', business("position: { latitude: '51.5', longitude: 0 }"), [
    'SITE-024',
    '51.5',
  ]),
  section('hours of a site that says none', "kind: 'opening-hours', title: 'Hours'", 'SITE-186'),
  section(
    'hours beside the contact of a site that says none',
    "kind: 'contact', title: 'Contact', hoursTitle: 'Hours'",
    'SITE-186',
  ),
];

const openNow = "{ open: 'Open now, until {time}', closed: 'Closed, opens {day} at {time}' }";

export const businessRows: Row[] = [
  [
    'another telephone without what it is for',
    site,
    '    place: {',
    "    more: [{ label: '+44 20 0000 0000', to: 'tel:+442000000000' }],\n    place: {",
    'SITE-022',
    "name: '…'",
  ],
  [
    'another telephone that leads nowhere',
    site,
    '    place: {',
    "    more: [{ name: 'Shop', label: '+44 20 0000 0000', to: '+44 20 0000 0000' }],\n    place: {",
    'SITE-034',
  ],
  [
    'what stands at the top misspelt',
    site,
    '    place: {',
    "    top: 'phon',\n    place: {",
    'SITE-028',
    "'phone'",
  ],
  [
    'whether it is open, for no clock',
    site,
    "  words: {\n    breadcrumb: 'Breadcrumb',",
    `  words: {\n    openNow: ${openNow},\n    breadcrumb: 'Breadcrumb',`,
    'SITE-038',
  ],
  [
    'whether it is open, on no page that shows hours',
    site,
    "  words: {\n    breadcrumb: 'Breadcrumb',",
    `  timeZone: 'Europe/London',\n  words: {\n    openNow: ${openNow},\n    breadcrumb: 'Breadcrumb',`,
    'SITE-363',
    undefined,
    'openNow',
  ],
  [
    'the words above a table misspelt',
    site,
    "    breadcrumb: 'Breadcrumb',",
    "    tableScrols: 'Swipe',\n    breadcrumb: 'Breadcrumb',",
    'SITE-020',
    'tableScrolls',
  ],
];
