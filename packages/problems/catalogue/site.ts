import { catalogue } from './catalogue-entry';

/** What holds for the whole site. */
export const site = catalogue({
  // Where the firm is, and when it is open.
  overlappingHours: {
    code: 'SITE-183',
    description: '{found} overlaps {other} {day}.',
    why: 'Visitors and search engines would not know which of the two holds.',
    repair: 'Let one end before the other begins, or write them as one.',
    example: "{ days: ['monday'], open: ['08:00–12:00', '13:00–18:00'] },",
  },
  doubledDay: {
    code: 'SITE-184',
    description: 'Another entry already has these days.',
    why: 'Visitors and search engines would not know which of the two holds.',
    repair: 'Name each day once.',
    example:
      "special: [\n  { label: 'Christmas', from: '2027-12-24', to: '2027-12-26' },\n  { from: '2027-12-31', open: ['08:00–11:00'] },\n],",
  },
  endsBeforeBegin: {
    code: 'SITE-185',
    description: 'The last day, {found}, is before the first one, {other}.',
    why: 'What ends before it begins is on no day.',
    repair: 'Write a last day that is not before the first one.',
    example: "{ label: 'Holidays', from: '2027-12-24', to: '2028-01-02' },",
  },
  yearInOne: {
    code: 'SITE-640',
    description: 'One of {other} and {found} has a year, the other one has none.',
    why: 'Without a year days come back each year; nobody knows in which one this begins or ends.',
    repair: 'Write the year in both, or in none of them.',
    example: "{ label: 'Holidays', from: '12-24', to: '01-06' },",
  },
  notInSite: {
    code: 'SITE-186',
    description: 'This shows {of} of config/site.ts, but that is missing.',
    why: 'Nothing of it would be seen.',
    repair: 'Write {of} in config/site.ts{instead}, or delete this.',
    example:
      "hours: {\n  week: [{ days: ['monday', 'tuesday'], open: ['08:00–12:00', '13:00–18:00'] }],\n  closed: 'Closed',\n},",
  },
  otherDirection: {
    code: 'SITE-202',
    description: '{language} is read from {read}, but {found} is the other direction.',
    why: 'Lines, lists and menus would begin at the wrong side.',
    repair: 'Change the direction, or the language if that is the wrong one.',
    example: "language: 'ar',\ndirection: 'rtl',",
  },
  otherCounter: {
    code: 'SITE-355',
    description: 'The script at {found} is of {other}, not of {provider}.',
    why: 'No visit would be counted.',
    repair: 'Write whose script it is as provider, or the address of the other script.',
    example: "provider: 'matomo',\naddress: 'https://stats.example.com/matomo.js',\nid: '1',",
  },
  countsByItself: {
    code: 'SITE-356',
    description: 'This script of Plausible counts visits by itself.',
    why: 'The site tells it of each page that a visitor comes to: pages would be counted twice.',
    repair: 'Write the address of the script that waits to be told: with .manual in its name.',
    example: "address: 'https://plausible.io/js/script.manual.js',",
  },
  noVisitsId: {
    code: 'SITE-357',
    description: 'There is no id: {provider} would not know which site is visited.',
    why: 'No visit would be counted.',
    repair: 'Write id: {form}.',
    example: "id: 'example.com',",
  },
  otherVisitsId: {
    code: 'SITE-358',
    description: '{found} is not how {provider} knows a site.',
    why: 'No visit would be counted, or as one of another site.',
    repair: 'Write {form}.',
    example: "id: 'example.com',",
  },
  // Where the editor at an address of its own has the site's files.
  noGitServer: {
    code: 'SITE-650',
    description: 'There is no server: Gitea and Forgejo have one at each firm.',
    why: 'The editor would not know where the files of the site are.',
    repair: 'Write server with its address: what comes before the name of the repository there.',
    example:
      "editing: {\n  at: 'gitea',\n  server: 'https://git.harbour-web.example',\n  repository: 'web/site',\n},",
  },
  pastHours: {
    code: 'SITE-210',
    severity: 'warning',
    description: 'The last of these days, {found}, is past.',
    why: 'Visitors no longer see them.',
    repair: 'Delete the entry, or write the days of this year.',
    example: "{ label: 'Christmas', from: '2027-12-24', to: '2027-12-26' },",
  },
  pastBanner: {
    code: 'SITE-211',
    severity: 'warning',
    description: 'The last day of this line, {found}, is past.',
    why: 'Visitors no longer see it.',
    repair: 'Delete the banner, or write another last day.',
    example: "banner: { text: 'We are closed at Christmas.', until: '2027-12-26' },",
  },
  oldRate: {
    code: 'SITE-591',
    severity: 'improvable',
    description: 'This rate is of {found}, more than a year ago.',
    why: 'Visitors read that day below amounts that may have changed much.',
    repair: 'Write the rate of today and its day, or delete “secondCurrency”.',
    example: "secondCurrency: { from: 'EUR', to: 'CHF', rate: 0.94, day: '2027-03-31' },",
  },
  rateToCome: {
    code: 'SITE-592',
    severity: 'improvable',
    description: 'This rate is of {found}, a day that is still to come.',
    why: 'Visitors read that day below amounts of which nobody can know them yet.',
    repair: 'Write the day on which you looked the rate up.',
    example: "secondCurrency: { from: 'EUR', to: 'CHF', rate: 0.94, day: '2027-03-31' },",
  },
  noPriceInCurrency: {
    code: 'SITE-593',
    severity: 'improvable',
    description: 'No price of a collection or a form is in {found}.',
    why: 'Nothing would be shown in the second currency.',
    repair: 'Write the currency of these prices as “from”, or delete “secondCurrency”.',
    example: "secondCurrency: { from: 'EUR', to: 'CHF', rate: 0.94, day: '2027-03-31' },",
  },

  // Colours and sizes that would make the site hard to use.
  noSuchFont: {
    code: 'SITE-192',
    description: 'The project does not have the font {found}.',
    why: 'Visitors would see a font of their machine instead.',
    repair:
      'Write the name of one that the project has. Or fetch this one by {command} if fontsource.org has it as a variable font.',
    example: "family: 'Instrument Sans Variable',",
  },
  noOpticalSizes: {
    code: 'SITE-520',
    severity: 'improvable',
    description: 'The font {family} has no cuts for sizes of its own.',
    why: 'All sizes would be drawn alike, as without this key.',
    repair:
      'Delete opticalSizes, or choose a font with the axis opsz, such as Fraunces Variable or Newsreader Variable.',
    example:
      "display: { family: 'Fraunces Variable', fallback: 'Georgia', weight: 600, opticalSizes: true },",
  },
  openNowUnseen: {
    code: 'SITE-363',
    severity: 'improvable',
    description: 'There are words for “openNow”, but no section shows opening hours.',
    why: 'They would never be seen.',
    repair:
      'Show the hours on a page, in a section of the kind opening-hours or by hoursTitle of the kind contact, or delete these words.',
    example:
      "openNow: { open: 'Open now, until {time}', closed: 'Closed, opens {day} at {time}' },",
  },
  lowContrast: {
    code: 'SITE-110',
    description:
      '{found} on {other} ({ground}) has a contrast of {ratio} : 1; {needed} : 1 is needed.',
    why: 'Many people could not read it (WCAG 1.4.3 and 1.4.11).',
    repair: 'Choose a colour with more contrast{instead}.',
    example:
      "paper: '#FBFAF6',\nink: '#10231C',\ngrounds: { sand: { light: '#EFE3CB', dark: '#2A2418' } },",
  },
  unorderedBreakpoints: {
    code: 'SITE-111',
    description: '{found} must be more than {other}, the width before it.',
    why: 'Each width begins where the one before it ends.',
    repair: 'Write the widths from small to large.',
    example: 'breakpoints: { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 },',
  },
  badGround: {
    code: 'SITE-112',
    description: 'Most of what stands on {found} ({ground}) cannot be read: {other}.',
    why: 'Many people could not read it (WCAG 1.4.3 and 1.4.11).',
    repair:
      'Choose another colour for the ground; or, where the ground is right, one with more contrast for each of these.',
    example: "paper: '#FBFAF6',\nink: '#10231C',",
  },
});

/** What must be replaced before the site is published. */
export const launch = catalogue({
  sampleDetail: {
    code: 'SITE-120',
    severity: 'warning',
    description: '{found} is a sample: it belongs to nobody.',
    why: 'Visitors would reach no one.',
    repair: 'Write your own before launch. Until then npm run deploy refuses.',
    example: "phone: { label: '+44 20 7946 0000', to: 'tel:+442079460000' },",
  },
  markedSample: {
    code: 'SITE-121',
    severity: 'warning',
    description: 'This is marked as a sample.',
    why: 'Visitors would be told something that is not true.',
    repair:
      'Write your own before launch, then delete “sample: true”. Until then npm run deploy refuses.',
    example: "place: { lines: ['1 High Street', 'London'], … },",
  },
  fillerText: {
    code: 'SITE-122',
    severity: 'warning',
    description: '{found} only fills the space.',
    why: 'Visitors would read words that say nothing.',
    repair: 'Write your own text before launch. Until then npm run deploy refuses.',
    example: "text: 'We answer within two days.',",
  },
});
