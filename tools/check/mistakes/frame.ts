import { home, site, theme, type Row } from './row';

const first = "  links: [\n    {\n      name: 'whatsapp',";
const before = (entry: string) => `  ${entry}\n${first}`;
const banner = (days: string) => before(`banner: { text: 'Closed.', ${days} },`);
const menu =
  "{ label: 'Career', to: '/Career' },\n      { label: 'Contact', to: '/Contact' },\n    ],\n    action";
const withEntry = (entry: string) => menu.replace("{ label: 'Career', to: '/Career' }", entry);

/** What stands around the pages. */
export const frame: Row[] = [
  [
    'a banner that ends before it begins',
    site,
    first,
    banner("from: '2026-12-24', until: '2026-01-03'"),
    'SITE-185',
    "'2027-01-03'",
  ],
  [
    'a banner whose days changed places',
    site,
    first,
    banner("from: '2026-12-31', until: '2026-12-24'"),
    'SITE-185',
  ],
  [
    'a day of a banner as people write it',
    site,
    first,
    banner("from: '24.12.2026'"),
    'SITE-034',
    "'2026-12-24'",
  ],
  [
    'a day of a banner that there is not',
    site,
    first,
    banner("until: '2026-02-30'"),
    'SITE-034',
    "'2026-02-28'",
  ],
  [
    'a banner as a text',
    site,
    first,
    before("banner: 'Closed on Monday.',"),
    'SITE-027',
    "{ text: 'Closed on Monday.' }",
  ],
  [
    'a banner with html',
    site,
    first,
    before("banner: { text: '<b>Closed</b>' },"),
    'SITE-099',
    "'Closed'",
  ],
  [
    'a submenu in a submenu',
    site,
    menu,
    withEntry(
      "{ label: 'Work', links: [{ label: 'More', links: [{ label: 'Career', to: '/Career' }] }] }",
    ),
    'SITE-021',
    "{ label: 'Career', to: '/Career' }",
  ],
  [
    'an entry that is a link and a submenu',
    site,
    menu,
    withEntry("{ label: 'Career', to: '/Career', links: [{ label: 'Home', to: '/' }] }"),
    'SITE-035',
  ],
  [
    'a submenu that leads nowhere',
    site,
    menu,
    withEntry("{ label: 'Work', links: [{ label: 'Career', to: '/Carreer' }] }"),
    'SITE-070',
    "'/Career'",
  ],
  ['a submenu without links', site, menu, withEntry("{ label: 'Work', links: [] }"), 'SITE-032'],
  [
    'a logo by its path alone',
    site,
    first,
    before("logo: '/pictures/tom.webp',"),
    'SITE-027',
    "file: '/pictures/tom.webp'",
  ],
  [
    'a logo that is none',
    site,
    first,
    before("logo: { file: '/logo.pdf', width: 160, height: 40 },"),
    'SITE-200',
  ],
  [
    'a logo that is not there',
    site,
    first,
    before("logo: { file: '/pictures/tmo.webp', width: 160, height: 40 },"),
    'SITE-080',
    "'/pictures/tom.webp'",
  ],
  [
    'a dark logo that is not there',
    site,
    first,
    before(
      "logo: { file: '/pictures/tom.webp', dark: '/pictures/tmo.webp', width: 160, height: 40 },",
    ),
    'SITE-080',
    "'/pictures/tom.webp'",
  ],
  ['an icon that is none', site, first, before("favicon: '/icon.gif',"), 'SITE-200', "'/icon.svg'"],
  [
    'an icon that is not there',
    site,
    first,
    before("favicon: '/icon.png',"),
    'SITE-080',
    "'/icon.svg'",
  ],
  [
    'a network misspelt',
    site,
    "icon: 'photo-sharing'",
    "icon: 'facebok'",
    'SITE-028',
    "'facebook'",
  ],
  [
    'a network by its old name',
    site,
    "icon: 'photo-sharing'",
    "icon: 'twitter'",
    'SITE-028',
    "'x'",
  ],
  [
    'an icon that no floating button has',
    site,
    "to: 'link:whatsapp', newTab: true }",
    "to: 'link:whatsapp', icon: 'telephone', newTab: true }",
    'SITE-028',
    "'phone'",
  ],
  [
    'a font that the project does not have',
    theme,
    "family: 'Instrument Sans Variable'",
    "family: 'Comic Neue Variable'",
    'SITE-192',
  ],
  [
    'a font misspelt',
    theme,
    "family: 'Instrument Sans Variable'",
    "family: 'Instument Sans Variable'",
    'SITE-192',
    "'Instrument Sans Variable'",
  ],
  ['a motif misspelt', theme, "motif: 'growth'", "motif: 'grwoth'", 'SITE-028', "'growth'"],
  ['a file misspelt', home, "to: '/About-Us'", "to: '/price.pdf'", 'SITE-190', "'/prices.pdf'"],
];
