import { contactPage, home, site, type Row } from './row';

const action = "action: { label: 'Our Vision', to: '/About-Us' }";
const picture = "picture: { scene: ['window', 'node'] }";
const height = '      height: 500,';

/** The check's own … copied as text, and comments that end too early or late. */
export const copied: Row[] = [
  ['… as a list', home, "scene: ['window', 'node']", 'scene: [ … ]', 'SITE-016'],
  ['… as a list of groups', contactPage, "[{ label: 'Home', to: '/' }, ", '[{ … }, ', 'SITE-016'],
  ['… as a group', home, action, 'action: { … }', 'SITE-016'],
  ['… as a number', contactPage, 'height: 500', 'height: …', 'SITE-016'],
  ['… as an address without quotes', home, "to: '/About-Us'", 'to: …', 'SITE-016'],
  ['… as a kind', contactPage, "kind: 'map'", "kind: '…'", 'SITE-029'],
  ['… as a form', contactPage, "form: 'contact'", "form: '…'", 'SITE-122'],
  [
    '… in a picture',
    home,
    picture,
    "picture: { file: '/pictures/tom.webp', alt: '…', width: …, height: … }",
    'SITE-016',
  ],
  ['three points as a list', home, "scene: ['window', 'node']", 'scene: [...]', 'SITE-016'],
  ['three points as a text', home, "to: '/About-Us'", "to: '...'", 'SITE-034'],
  [
    'a place with its … as the check says it',
    contactPage,
    "form: 'contact',",
    'form: … beside title:',
    'SITE-016',
  ],
  [
    'a name with its colon twice',
    home,
    "title: 'Business Growth'",
    "title: title: 'Business Growth'",
    'SITE-016',
  ],
  [
    'the first line deleted',
    contactPage,
    "import type { PageDefinition } from '#types';\n\n",
    '',
    'SITE-007',
    "import type { PageDefinition } from '#types';",
  ],
  [
    'the first line of the site deleted',
    site,
    "import type { SiteDefinition } from '#types';\n\n",
    '',
    'SITE-007',
    "import type { SiteDefinition } from '#types';",
  ],
  [
    'a remark in a remark',
    contactPage,
    height,
    '      /* ours /* until May */ then back */\n      height: 500,',
    'SITE-016',
  ],
  [
    'an entry with its remark between /* and */',
    contactPage,
    height,
    '      /* height: 400, /* lower */ */\n      height: 500,',
    'SITE-016',
  ],
  [
    'a line behind // whose text is below',
    contactPage,
    '  description:\n',
    '  // description:\n',
    'SITE-016',
    undefined,
    "'Tell Business Growth about your website, app or shop projec",
  ],
  [
    'a line behind // whose address is below',
    site,
    '      mapFrame:\n',
    '      //mapFrame:\n',
    'SITE-016',
    undefined,
    "'https://www.openstreetmap.org/export/embed.html?bbox=-0.006",
  ],
  [
    'a line between /* and */ whose text is below',
    site,
    "      role: 'Manager',\n      description:\n",
    "      role: 'Manager',\n      /* description: */\n",
    'SITE-016',
    undefined,
    "'Keeps the task board, the dates and the budget in order. Co",
  ],
];
