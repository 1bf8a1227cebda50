import { about, contactPage, home, inquiry, site, theme, type Row } from './row';

/** Real mistakes from trials that were reported badly at first. */

const contactMail = "email: { label: 'hello@example.com', to: 'mailto:hello@example.com' }";
const map = "    {\n      kind: 'map',";

type Reported = [code: string, suggests?: string];
type ReportedAt = [at: string, ...Reported];

/** One more line before the social networks of config/site.ts. */
const inSite = (what: string, entry: string, [code, suggests]: Reported): Row => [
  what,
  site,
  '  social: [',
  `  ${entry}\n  social: [`,
  code,
  suggests,
  entry.slice(0, 20),
];

const business = (entries: string, postal = '') =>
  `business: { type: 'Dentist', address: { street: '1 High Street', ${postal}town: 'London', country: 'GB' }, ${entries} },`;
const week = (open: string, days = "['monday']") =>
  business(`hours: { week: [{ days: ${days}, open: ${open} }], closed: 'Closed' }`);

/** One more section before the map. */
const section = (what: string, entries: string, [at, code, suggests]: ReportedAt): Row => [
  what,
  contactPage,
  map,
  `    {\n${entries}\n    },\n${map}`,
  code,
  suggests,
  at,
];

const table = (rows: string, columns = "['Treatment', 'How long', 'Price']") =>
  `      kind: 'table',\n      title: 'Prices',\n      columns: ${columns},\n      rows: [\n        ['First visit', '40 minutes', '£75'],\n${rows}\n      ],`;

export const tried: Row[] = [
  ['the name of a link with a capital', site, "name: 'nfc-cards'", "name: 'Nfc-cards'", 'SITE-034'],
  [
    'a field renamed with a hyphen, and its rule left',
    inquiry,
    "name: 'Email'",
    "name: 'E-Mail'",
    'SITE-034',
  ],
  section(
    'rows with semicolons, and a comma in a cell',
    table("        'Check-up;20 minutes;£48',\n        'X-ray, each;5 minutes;£14',"),
    ["'Check-up;", 'SITE-026'],
  ),
  section(
    'rows out of a spreadsheet',
    table('        Check-up\t20 minutes\t£48\n        X-ray, each\t5 minutes\t£14'),
    ['Check-up\t', 'SITE-026'],
  ),
  section(
    'columns with a line between them',
    table("        ['Check-up', '20 minutes', '£48'],", "'Treatment | How long | Price'"),
    ['columns', 'SITE-026'],
  ),
  [
    'a breadcrumb as it is shown',
    about,
    "breadcrumb: [{ label: 'Home', to: '/' }, { label: 'About Us' }]",
    "breadcrumb: 'Home > About Us'",
    'SITE-026',
  ],
  [
    'an address as a mail program writes it',
    site,
    contactMail,
    "email: { label: 'hello@growth.test', to: 'mailto:Anna <hello@growth.test>' }",
    'SITE-034',
  ],
  [
    'the same without a blank',
    site,
    contactMail,
    "email: { label: 'Write to us', to: 'mailto:Anna<hello@growth.test>' }",
    'SITE-034',
  ],
  section(
    'a picture with a blank in its name',
    "      kind: 'feature',\n      title: 'Us',\n      layout: 'picture-left',\n      paragraphs: ['We.'],\n      picture: { file: '/pictures/our front.JPG', alt: 'Our front', width: 640, height: 800 },",
    ['our front.JPG', 'SITE-034'],
  ),
  [
    'a blank behind the first sign of a path',
    site,
    "{ label: 'Product', to: '/Product' },",
    "{ label: 'Product', to: '/ Product' },",
    'SITE-034',
  ],
  inSite(
    'a postal code without its quotes',
    business('position: { latitude: 51.4, longitude: 0.1 }', 'postalCode: 01067, '),
    ['SITE-019', "'01067'"],
  ),
  inSite('a day that is closed', week("'closed'"), ['SITE-026']),
  inSite('a day without times', week('[]'), ['SITE-032']),
  inSite('a day in words', week("['afternoon only']"), ['SITE-034']),
  inSite('a whole day', week("['24h']"), ['SITE-034']),
  inSite('a day in short', week("['08:00–12:00']").replace("'monday'", "'sat'"), [
    'SITE-028',
    "'saturday'",
  ]),
  [
    'an address hidden from programs',
    site,
    contactMail,
    "email: { label: 'Write to us', to: 'mailto:hello(at)growth.test' }",
    'SITE-034',
  ],
  section(
    'half a star',
    "      kind: 'quotes',\n      title: 'They say',\n      rating: '{number} of 5 stars',\n      quotes: [{ text: 'Good.', name: 'Ann', stars: 4.5 }],",
    ['stars: 4.5', 'SITE-033'],
  ),
  ['two languages', site, "language: 'en-GB'", "language: ['en', 'de']", 'SITE-023'],
  ['two highlights', home, "highlight: 'Growth'", "highlight: ['Growth', 'Business']", 'SITE-023'],
  [
    'a point before the comma',
    home,
    "title: 'Our Services',",
    "title: 'Our Services'. ,",
    'SITE-016',
  ],
  [
    'a point for the comma',
    home,
    "title: 'Our Services',",
    "title: 'Our Services'.",
    'SITE-016',
    undefined,
    'lead:',
  ],
  [
    'a semicolon for the comma',
    home,
    "title: 'Our Services',",
    "title: 'Our Services';",
    'SITE-015',
  ],
  inSite('a latitude with a comma', business('position: { latitude: 51,4779, longitude: 0.1 }'), [
    'SITE-019',
    '51.4779',
  ]),
  [
    'a second kind behind the first',
    home,
    "      kind: 'panels',",
    "      kind: 'panels',\n      kind: 'cards',",
    'SITE-005',
  ],
  [
    'a line out of a chat',
    home,
    "      kind: 'hero',",
    "[17:03, 21/11/2026] Anna: please use this one\n      kind: 'hero',",
    'SITE-016',
  ],
  [
    'the rest of the page cut by a program',
    home,
    "    {\n      kind: 'feature',",
    "    // ... other sections unchanged ...\n    {\n      kind: 'feature',",
    'SITE-194',
  ],
  [
    'the rest of the form cut by a program',
    inquiry,
    '  rules: [',
    '  // ... rest of the file stays the same\n  rules: [',
    'SITE-194',
  ],
  ['a second band', about, "tone: 'tint'", "tone: 'band'", 'SITE-034', undefined, "tone: 'band'"],
  [
    'the brackets of a link the other way round',
    about,
    "paragraphs: [\n        '",
    "paragraphs: [\n        'See (the list)[/Services]. ",
    'SITE-143',
    'See [the list](/Services). ',
  ],
  [
    'a rule above what the field takes',
    inquiry,
    "{ field: 'Fname', check: 'required', message: 'Please enter first name' }",
    "{ field: 'Fname', check: 'max-length', length: 500, message: 'Too long' }",
    'SITE-062',
    '200',
  ],
  inSite(
    'a business in another language',
    business('hours: undefined')
      .replace("'Dentist'", "'Zahnarzt'")
      .replace(' hours: undefined', ''),
    ['SITE-028'],
  ),
  [
    'a size with comma and blank',
    theme,
    "container: '1200px'",
    "container: '75,5 rem'",
    'SITE-034',
  ],

  [
    'a text with line breaks in it',
    about,
    "lead: 'Who does what, so that you know whom to ask.'",
    "lead: 'Who does what,\n\nso that you know\nwhom to ask.'",
    'SITE-011',
  ],
  [
    'a quote too many at the end',
    about,
    "question: 'What do you need from us?',",
    "question: 'What do you need from us?'',",
    'SITE-016',
  ],
  section(
    'a column more than the rows have',
    table(
      "        ['Check-up', '20 minutes', '£48'],",
      "['Treatment', 'How long', 'NHS', 'Price']",
    ),
    ['First visit', 'SITE-181'],
  ),
  [
    'words around lines that were sent',
    contactPage,
    'import type { PageDefinition }',
    'Here is the updated file:\n\n```typescript\nimport type { PageDefinition }',
    'SITE-016',
    undefined,
    'Here is the updated file:',
  ],
  [
    'a group switched off',
    site,
    "    newsletter: {\n      title: 'Are You A Business Man?',",
    "    newsletter: false,\n    oldNewsletter: {\n      title: 'Are You A Business Man?',",
    'SITE-027',
  ],
  section(
    'a price without quotes beside texts',
    table("        ['Check-up', '20 minutes', £48],"),
    ['£48', 'SITE-016'],
  ),
  section(
    'a price in euros without quotes',
    table("        ['Check-up', '20 minutes', 48,50 €],"),
    ['48,50', 'SITE-016'],
  ),
  inSite(
    'a day without quotes',
    "banner: { text: 'Closed.', until: 2026-09-14, close: 'Close' },",
    ['SITE-004', "'2026-09-14'"],
  ),
  inSite('hours in words and no list', week("'9am - 1pm'"), ['SITE-026']),
  inSite(
    'hours that end before they begin',
    week("['08:00–13:00', '19:00–14:00']", "['monday', 'tuesday']"),
    ['SITE-183'],
  ),
  [
    'a button written in HTML',
    home,
    "action: { label: 'Check my local presence', to: '/contact' }",
    'action: <a class="button" href="/contact">Check my local presence</a>',
    'SITE-027',
  ],
  [
    'a shortcode of WordPress among sections',
    contactPage,
    map,
    `    [contact-form-7 id="123" title="Contact"]\n${map}`,
    'SITE-016',
    undefined,
    '[contact-form-7',
  ],
  [
    'a section between the signs of a comment in HTML',
    contactPage,
    '      height: 500,\n    },',
    "      height: 500,\n    },\n    <!--\n    {\n      kind: 'prose',\n      paragraphs: ['Later.'],\n    },\n    -->",
    'SITE-016',
    undefined,
    '<!--',
  ],
  [
    'a card among the sections',
    contactPage,
    map,
    `    {\n      title: 'Children',\n      text: 'The first visit.',\n    },\n${map}`,
    'SITE-030',
    undefined,
    '    {',
  ],
  [
    'the line that begins the data deleted, above a text on two lines',
    contactPage,
    'export default {\n',
    '',
    'SITE-003',
    'export default {',
    'title:',
  ],
  [
    'https misspelt',
    site,
    "'https://photos.example.com/business-growth'",
    "'htpps://photos.example.com/business-growth'",
    'SITE-034',
  ],
];
