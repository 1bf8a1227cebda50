import { home, routes, type Row } from './row';

const titled = "title: 'Websites and apps for small firms',";
const beside = (line: string): [file: string, from: string, to: string] => [
  home,
  titled,
  `${line}\n  ${titled}`,
];

/** What search engines may list. */
export const listed: Row[] = [
  ['index for indexed', ...beside('index: false,'), 'SITE-020', 'indexed:'],
  ['indexed as a word', ...beside("indexed: 'no',"), 'SITE-025', 'false'],
];

const unmatched = "unmatched: 'home',";
const redirected = (...entries: string[]): [file: string, from: string, to: string] => [
  routes,
  unmatched,
  `redirects: [${entries.join(' ')}],\n  ${unmatched}`,
];

/** Where old addresses lead. */
export const redirects: Row[] = [
  [
    'an old address without its slash',
    ...redirected("{ from: 'preise.html', to: '/Product' },"),
    'SITE-034',
  ],
  [
    'an old address with the name of its site',
    ...redirected("{ from: 'https://old.example.com/preise.html', to: '/Product' },"),
    'SITE-034',
  ],
  [
    'a star in the middle of an old address',
    ...redirected("{ from: '/old/*/prices', to: '/Product' },"),
    'SITE-034',
  ],
  ['a star without its folder', ...redirected("{ from: '/old*', to: '/Product' },"), 'SITE-034'],
  ['two stars', ...redirected("{ from: '/old/**', to: '/Product' },"), 'SITE-034'],
  [
    'a place on a page as an old address',
    ...redirected("{ from: '/old#team', to: '/Product' },"),
    'SITE-034',
  ],
  ['a redirect without its end', ...redirected("{ from: '/preise.html' },"), 'SITE-022', 'to:'],
  [
    'a redirect to a page misspelt',
    ...redirected("{ from: '/preise.html', to: '/Prodct' },"),
    'SITE-070',
    "'/Product'",
  ],
  [
    'a redirect to a page without its slash',
    ...redirected("{ from: '/preise.html', to: 'Product' },"),
    'SITE-034',
  ],
  [
    'a redirect to an address that is not safe',
    ...redirected("{ from: '/shop', to: 'http://shop.acme.test' },"),
    'SITE-079',
  ],
  [
    'a redirect to a place that is not on its page',
    ...redirected("{ from: '/faq.html', to: '/About-us#fag' },"),
    'SITE-071',
    "'/About-us#faq'",
  ],
  [
    'a redirect from the address of a page',
    ...redirected("{ from: '/product', to: '/Services' },"),
    'SITE-341',
  ],
  [
    'a redirect from another address of a page',
    ...redirected("{ from: '/home', to: '/Services' },"),
    'SITE-341',
  ],
  [
    'a redirect from a folder in which a page is',
    ...redirected("{ from: '/*', to: '/Services' },"),
    'SITE-341',
  ],
  [
    'a redirect from what the build makes',
    ...redirected("{ from: '/sitemap.xml', to: '/Services' },"),
    'SITE-342',
  ],
  [
    'a redirect from a folder of the build',
    ...redirected("{ from: '/assets/*', to: '/Services' },"),
    'SITE-342',
  ],
  [
    'an old address twice',
    ...redirected(
      "{ from: '/shop.php?a=1&b=2', to: '/Services' },",
      "{ from: '/Shop.php?b=2&A=1', to: '/Product' },",
    ),
    'SITE-096',
  ],
  ['a redirect to itself', ...redirected("{ from: '/preise', to: '/Preise' },"), 'SITE-343'],
  [
    'a redirect of a folder into itself',
    ...redirected("{ from: '/old/*', to: '/old/new' },"),
    'SITE-343',
  ],
  [
    'two redirects in a circle',
    ...redirected("{ from: '/a', to: '/b' },", "{ from: '/b', to: '/a' },"),
    'SITE-343',
  ],
  [
    'a redirect to an old address',
    ...redirected("{ from: '/a', to: '/b?c=1' },", "{ from: '/b', to: '/About-us#faq' },"),
    'SITE-344',
    "'/About-us?c=1#faq'",
  ],
  [
    'what is gone and leads on',
    ...redirected("{ from: '/a', to: '/Product', status: 'gone' },"),
    'SITE-345',
  ],
  [
    'what is in no folder',
    ...redirected("{ from: '/a', to: '/Product/*' },"),
    'SITE-034',
    "'/Product'",
  ],
  ['a folder without pages', ...redirected("{ from: '/a/*', to: '/Product/*' },"), 'SITE-070'],
  [
    'redirects as a group',
    routes,
    unmatched,
    `redirects: { '/a': '/Product' },\n  ${unmatched}`,
    'SITE-026',
  ],
  [
    'redirect for redirects',
    routes,
    unmatched,
    `redirect: [{ from: '/a', to: '/Product' }],\n  ${unmatched}`,
    'SITE-020',
    'redirects:',
  ],
];
