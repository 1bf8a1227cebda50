import { sectionSchemas } from '../../src/sections/registry';
import {
  about,
  blog,
  contact,
  contactPage,
  freelancer,
  home,
  inquiry,
  site,
  theme,
  type Row,
} from './row';

const map = "      kind: 'map',";
const wished = (kind: string): [file: string, from: string, to: string] => [
  contactPage,
  map,
  `      kind: '${kind}',`,
];
const field = "kind: 'text',\n      name: 'Pname'";
const asked = (kind: string): [file: string, from: string, to: string] => [
  inquiry,
  field,
  `kind: '${kind}',\n      name: 'Pname'`,
];

/** What people ask for; a word that is a kind by now is no mistake. */
const sections = [
  ...['slider', 'pricing', 'newsletter', 'countdown', 'popup', 'testimonials', 'blog', 'tabs'],
  ...['accordion'],
].filter((word) => !Object.hasOwn(sectionSchemas, word));

/** Unknown kinds, as people ask for them. */
export const wishes: Row[] = [
  ...sections.map((kind): Row => [`a section ${kind}`, ...wished(kind), 'SITE-029']),
  ...(
    [
      [about, 'vision', 'mission'],
      [about, 'team', 'our-team'],
      [about, 'faq', 'accordion'],
      [about, 'faq', 'questions'],
      [blog, 'article', 'blog-post'],
      [home, 'hero', 'jumbotron'],
      [home, 'panels', 'tabs'],
      [home, 'statistics', 'counters'],
      [about, 'page-header', 'breadcrumbs'],
      ['config/pages/career.ts', 'steps', 'roadmap'],
      ['config/pages/services.ts', 'alternating', 'zigzag'],
      [contactPage, 'map', 'Where-we-are'],
      [contact, 'select', 'dropdown'],
      [contact, 'textarea', 'multiline'],
      [contact, 'tel', 'mobile-phone'],
      [freelancer, 'file', 'attachment'],
      [freelancer, 'file', 'cv'],
    ] as const
  ).map(([file, kind, word]): Row => [
    `${word} for ${kind}`,
    file,
    `kind: '${kind}'`,
    `kind: '${word}'`,
    'SITE-029',
    `'${kind}'`,
  ]),
  ['a section that nobody knows', ...wished('sparkle'), 'SITE-029'],
  ['a section location', ...wished('location'), 'SITE-029', "'map'"],
  ['a section map in capitals', ...wished('Google Maps'), 'SITE-029', "'map'"],
  ['a section stats', home, "kind: 'statistics',", "kind: 'stats',", 'SITE-029', "'statistics'"],
  ['a section banner', home, "kind: 'hero',", "kind: 'banner',", 'SITE-029', "'hero'"],
  ['a section of features', home, "kind: 'panels',", "kind: 'boxes',", 'SITE-029', "'panels'"],
  ['a section of products', home, "kind: 'cards',", "kind: 'products',", 'SITE-029', "'cards'"],
  [
    'a section popup with a button',
    home,
    "kind: 'call-to-action',",
    "kind: 'popup',",
    'SITE-029',
    "'call-to-action'",
  ],
  [
    'a section for a sign-up',
    contactPage,
    "kind: 'form',",
    "kind: 'contact-form',",
    'SITE-029',
    "'form'",
  ],
  ['a field captcha', ...asked('captcha'), 'SITE-029'],
  ['a field signature', ...asked('signature'), 'SITE-029'],
  ['a field for a city', ...asked('city'), 'SITE-029', "'text'"],
  ['a field for a range', ...asked('slider'), 'SITE-029'],
  ['a field that nobody knows', ...asked('sparkle'), 'SITE-029'],
  ['a field dropdown', ...asked('drop-down'), 'SITE-029'],
  [
    'a field for a website',
    inquiry,
    "kind: 'text',\n      name: 'Pname'",
    "kind: 'string',\n      name: 'Pname'",
    'SITE-029',
    "'text'",
  ],
  ['a field for a telephone', inquiry, "kind: 'tel'", "kind: 'mobile'", 'SITE-029', "'tel'"],
  ...(
    [
      ['phone', "'digits'"],
      ['telephone number'],
      ['url', "'web-address'"],
      ['regex'],
      ['sparkle'],
    ] as const
  ).map(([check, suggests]): Row => [
    `a rule ${check}`,
    inquiry,
    "check: 'digits'",
    `check: '${check}'`,
    'SITE-028',
    suggests,
  ]),
  ...(
    [
      ['envelope', "'email'"],
      ['pin', "'place'"],
      ['shopping-cart'],
      ['bluesky'],
      ['video', "'youtube'"],
    ] as const
  ).map(([icon, suggests]): Row => [
    `an icon ${icon}`,
    site,
    "icon: 'photo-sharing'",
    `icon: '${icon}'`,
    'SITE-028',
    suggests,
  ]),
  ...['roundness: 8', "animation: 'fade'", 'parallax: true', "cursor: 'hand'"].map(
    (option): Row => [
      `an option of the theme ${option}`,
      theme,
      '  shape: {',
      `  ${option},\n  shape: {`,
      'SITE-020',
    ],
  ),
];
