import { blog, contactPage, home, product, routes, site, theme, type Row } from './row';

export const links: Row[] = [
  ['a link to no page', home, "to: '/About-Us'", "to: '/Abuot-Us'", 'SITE-070', "'/About-us'"],
  ['a link to nowhere', home, "to: '/About-Us'", "to: '/Prices'", 'SITE-070'],
  [
    'a link of the menu to no page',
    site,
    "{ label: 'Career', to: '/Career' },\n      { label: 'Contact'",
    "{ label: 'Career', to: '/Carreer' },\n      { label: 'Contact'",
    'SITE-070',
    "'/Career'",
  ],
  ['a link to no place', home, "to: '/About-Us'", "to: '/About-us#nowhere'", 'SITE-071'],
  ['a place of this page that there is not', home, "to: '/About-Us'", "to: '#vision'", 'SITE-071'],
  ['no place at all', home, "to: '/About-Us'", "to: '/About-Us#'", 'SITE-071', "'/About-Us'"],
  [
    'a place in the menu without its page',
    site,
    "to: '/contact' }",
    "to: '#faq' }",
    'SITE-083',
    "'/About-us#faq'",
  ],
  [
    'a link by its name alone',
    home,
    "to: '/About-Us'",
    "to: 'whatsapp'",
    'SITE-034',
    "'link:whatsapp'",
  ],
  [
    'a page by the name of its file',
    home,
    "to: '/About-Us'",
    "to: 'about.ts'",
    'SITE-034',
    "'/About-us'",
  ],
  [
    'a page by an old address',
    home,
    "to: '/About-Us'",
    "to: '/about.html'",
    'SITE-070',
    "'/About-us'",
  ],
  [
    'a page by its file in the routes',
    routes,
    "page: 'about'",
    "page: 'pages/about.ts'",
    'SITE-074',
    "'about'",
  ],
  [
    'a form by its file',
    home,
    "form: 'inquiry'",
    "form: 'forms/inquiry.ts'",
    'SITE-073',
    "'inquiry'",
  ],
  ['a link by no name', product, 'link:nfc-cards', 'link:nfc-card', 'SITE-072', "'link:nfc-cards'"],
  ['a form misspelt', home, "form: 'inquiry'", "form: 'enquiry'", 'SITE-073', "'inquiry'"],
  [
    'a form in capitals',
    contactPage,
    "form: 'contact'",
    "form: 'Contact'",
    'SITE-073',
    "'contact'",
  ],
  [
    'a page of the routes misspelt',
    routes,
    "page: 'about'",
    "page: 'abuot'",
    'SITE-074',
    "'about'",
  ],
  ['a path twice', routes, "path: '/Product'", "path: '/About-us'", 'SITE-075'],
  ['a path twice but for case', routes, "path: '/Product'", "path: '/about-US'", 'SITE-075'],
  [
    'an unmatched page misspelt',
    routes,
    "unmatched: 'home'",
    "unmatched: 'hme'",
    'SITE-076',
    "'home'",
  ],
  [
    'a title twice',
    contactPage,
    "  title: 'Contact Us',\n  description",
    "  title: 'Blog & Best Advise',\n  description",
    'SITE-090',
  ],

  [
    'a second main heading',
    blog,
    "      kind: 'article',",
    "      kind: 'page-header',\n      title: 'Again',\n      lead: 'Again.',\n    },\n    {\n      kind: 'article',",
    'SITE-095',
  ],
  ['a text that is hard to read', theme, "body: '#3C4F47'", "body: '#9AA8A0'", 'SITE-110', '#'],
  [
    'a button that is hard to read',
    theme,
    "action: '#0B6B4A'",
    "action: '#9AD4BE'",
    'SITE-110',
    '#',
  ],
  [
    'a dark ground in the light scheme',
    theme,
    "paper: '#FBFAF6'",
    "paper: '#20302A'",
    'SITE-112',
    '#',
  ],
  [
    'a ground as light as its words',
    theme,
    "surface: '#182B25'",
    "surface: '#C8D8D0'",
    'SITE-112',
    '#',
  ],
  ['widths out of order', theme, 'sm: 576, md: 768', 'sm: 768, md: 576', 'SITE-111'],
  [
    'a section twice',
    contactPage,
    '  sections: [',
    "  sections: [\n    { kind: 'map', title: 'Here', height: 5 }, { kind: 'map', title: 'Here', height: 5 },",
    'SITE-096',
  ],
  [
    'a paragraph twice',
    home,
    "'A version you can try every two weeks',",
    "'A written scope before a price',",
    'SITE-096',
  ],
];

/** A member with a photo that is right. */
const photo =
  "photo: { file: '/pictures/tom.webp', alt: 'Tom at his desk', width: 640, height: 800 },";
const withPhoto = (changed: string) => `      name: 'Amara Sample',\n      ${changed}\n`;
type PictureRow = [what: string, from: string, to: string, code: string, suggests?: string];
const pictureRow = ([what, from, to, code, suggests]: PictureRow): Row => [
  what,
  site,
  "      name: 'Amara Sample',\n",
  withPhoto(photo.replace(from, to)),
  code,
  suggests,
];

const photoRows: PictureRow[] = [
  ['a picture that is not there', '/tom.webp', '/anna.webp', 'SITE-080'],
  ['a picture misspelt', '/tom.webp', '/tmo.webp', 'SITE-080', "'/pictures/tom.webp'"],
  ['a picture in capitals', '/tom.webp', '/Tom.webp', 'SITE-080', "'/pictures/tom.webp'"],
  ['a picture without words', "alt: 'Tom at his desk', ", '', 'SITE-022', "alt: '…'"],
  ['a picture with empty words', 'Tom at his desk', '', 'SITE-031'],
  ['src for file', 'file:', 'src:', 'SITE-020', 'file:'],
  [
    'a picture of another folder',
    '/pictures/tom.webp',
    './tom.webp',
    'SITE-034',
    "'/pictures/tom.webp'",
  ],
  [
    'a picture with the folder public',
    '/pictures/tom.webp',
    'public/pictures/tom.webp',
    'SITE-034',
    "'/pictures/tom.webp'",
  ],
  [
    'a picture of another site',
    '/pictures/tom.webp',
    'https://a.test/tom.webp',
    'SITE-034',
    "'/pictures/tom.webp'",
  ],
];

export const pictures = photoRows.map(pictureRow);
