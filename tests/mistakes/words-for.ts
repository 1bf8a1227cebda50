import { contact, freelancer, home, routes, site, type Row } from './row';

const options = `options: [
        { value: 'You are a Business Man' },
        { value: 'You are a Employes' },
        { value: 'You are a Developer' },
        { value: 'You are a Startup' },
      ],`;
const chosen = `initial: 'You are a Business Man',
      afterSubmit: '',
      `;
const optionsAs = (what: string, to: string, [code, suggests]: [string, string?]): Row => [
  what,
  contact,
  chosen + options,
  `options: ${to},`,
  code,
  suggests,
];

const phone = (what: string, to: string, suggests?: string): Row => [
  what,
  site,
  "label: '+1 202 555 0148', to: 'tel:+12025550148' },\n    email",
  `label: 'Call us', to: '${to}' },\n    email`,
  'SITE-034',
  suggests,
];
const photos =
  "icon: 'photo-sharing',\n      label: 'Our photos',\n      to: 'https://photos.example.com/business-growth'";
const profile = (what: string, [icon, to]: [icon: string, to: string], suggests?: string): Row => [
  what,
  site,
  photos,
  `icon: '${icon}',\n      label: 'Our photos',\n      to: '${to}'`,
  'SITE-034',
  suggests,
  'to:',
];

/** Telephone numbers as people write them. */
const numbers: Row[] = [
  phone('a British number with its (0)', 'tel:+44 (0)20 7946 0000'),
  phone('a British number without tel:', '+44 (0)20 7946 0000'),
  phone('a British number that begins with 00', '0044 (0)20 7946 0000'),
  phone('a British number from within', 'Tel. (020) 7946 0000'),
  phone('a German number with its (0)', '+49 (0) 30 / 901 820'),
  phone('a number with long dashes', '+44 20–7946–0000'),
  phone('a number with another behind it', '020 7946 0000 / 020 7946 0001'),
  phone('a number with an extension', '+44 20 7946 0000 ext. 12'),
];

/** Names for addresses, and addresses for names. */
const names: Row[] = [
  profile('a name with its @', ['photo-sharing', '@businessgrowth']),
  profile('a name with a point', ['photo-sharing', 'business.growth']),
  profile('a name in a network', ['instagram', '@business.growth']),
  profile('a name behind that of the network', ['github', 'github/acme']),
  profile('the address of a network without https', ['linkedin', 'www.linkedin.com/company/acme']),
  [
    'an address for the name of a link',
    site,
    "name: 'nfc-cards'",
    "name: 'https://nfc.test/cards'",
    'SITE-034',
  ],
  ['a name of a link in words', site, "name: 'nfc-cards'", "name: 'NFC cards'", 'SITE-034'],
  [
    'an address behind link:',
    site,
    "to: 'link:whatsapp' }",
    "to: 'link:https://wa.me/442000000000' }",
    'SITE-034',
  ],
  [
    'a name without link:',
    site,
    "to: 'link:whatsapp', newTab",
    "to: 'whatsapp', newTab",
    'SITE-034',
  ],
  [
    'an address for an icon',
    site,
    "icon: 'chat'",
    "icon: 'https://wa.me/442079460000'",
    'SITE-028',
  ],
  ['a path for a page', routes, "page: 'about'", "page: '/About-us'", 'SITE-074'],
  [
    'the page of a form for the form',
    home,
    "form: 'inquiry'",
    "form: '/forms/inquiry'",
    'SITE-073',
    "'inquiry'",
  ],
];

const points = `        'A written scope before a price',
        'A version you can try every two weeks',
        'A code repository you can read from the first day',
`;

/** Words for a list of them. */
const lists: Row[] = [
  [
    'words without quotes for a list',
    home,
    "scene: ['window', 'node']",
    'scene: window, node',
    'SITE-004',
  ],
  [
    'a list without quotes',
    home,
    "scene: ['window', 'node']",
    'scene: [window, node]',
    'SITE-004',
    "'window', 'node'",
  ],
  [
    'two words and for a list',
    home,
    "scene: ['window', 'node']",
    "scene: 'window and node'",
    'SITE-026',
  ],
  [
    'types of files in words',
    freelancer,
    "types: ['pdf', 'doc', 'docx', 'odt', 'rtf']",
    "types: 'pdf, doc and docx'",
    'SITE-026',
  ],
  ['paths in one text', routes, "aliases: ['/home']", "aliases: '/home, /start'", 'SITE-026'],
  [
    'lines of an address in one text',
    site,
    "lines: ['Sample Street 1', 'Sample Town']",
    "lines: 'Sample Street 1, Sample Town'",
    'SITE-026',
  ],
  optionsAs('options in one text', "'Startup, Shop, Agency'", ['SITE-026']),
  optionsAs('options as texts', "['Startup', 'Shop', 'Agency']", ['SITE-027']),
  optionsAs('options without quotes', '[Startup, Shop, Agency]', ['SITE-027']),
  optionsAs('options in one text of a list', "['Startup, Shop, Agency']", ['SITE-027']),
  optionsAs('options of two words without quotes', '[Small shop, Large shop]', ['SITE-016']),
  [
    'points with dashes and without quotes',
    home,
    points,
    points.replaceAll(/'(.*)',/g, '- $1'),
    'SITE-018',
    "'A written scope before a price', 'A version",
  ],
  [
    'points without quotes',
    home,
    points,
    points.replaceAll(/'(.*)',/g, '$1,'),
    'SITE-018',
    "'A written scope before a price', 'A version",
  ],
  [
    'points without quotes and commas',
    home,
    points,
    points.replaceAll(/'(.*)',/g, '$1'),
    'SITE-018',
    "'A written scope before a price', 'A version",
  ],
  [
    'points in one text',
    home,
    `[\n${points}      ]`,
    "'Fixed prices, short ways, one person to ask'",
    'SITE-026',
  ],
  [
    'a sentence for points',
    home,
    `[\n${points}      ]`,
    "'We plan, build and look after what you need, and answer within a day.'",
    'SITE-026',
  ],
];

export const wordsFor: Row[] = [...numbers, ...names, ...lists];
