import { about, site, type Row } from './row';

const photo = (more = '', file = '/pictures/tom.webp', size = 'width: 640, height: 800') =>
  `{ file: '${file}', alt: 'Tom at work', ${size}${more} }`;

const onPage = (key: string, value: string): [string, string, string] => [
  about,
  '  sections: [',
  `  ${key}: ${value},\n  sections: [`,
];

const onSite = (key: string, value: string): [string, string, string] => [
  site,
  '  contact: {',
  `  ${key}: ${value},\n  contact: {`,
];

/** Mistakes in the photograph that previews of a link show. */
export const sharedImages: Row[] = [
  ['the picture of links misspelt', ...onPage('shareImages', photo()), 'SITE-020', 'shareImage'],
  [
    'a picture of links by its path alone',
    ...onPage('shareImage', "'/pictures/tom.webp'"),
    'SITE-027',
  ],
  [
    'a picture of links that is not there',
    ...onSite('shareImage', photo('', '/pictures/tmo.webp')),
    'SITE-080',
    "'/pictures/tom.webp'",
  ],
  ['a drawing for previews', ...onPage('shareImage', "{ scene: ['card'] }"), 'SITE-020'],
  ['an SVG for previews', ...onPage('shareImage', photo('', '/pictures/logo.svg')), 'SITE-200'],
  [
    'a picture of links of another size',
    ...onPage('shareImage', photo('', undefined, 'width: 800, height: 640')),
    'SITE-160',
    'width: 640, height: 800',
  ],
  [
    'a picture too small for previews',
    ...onPage('shareImage', photo('', '/pictures/stamp.png', 'width: 320, height: 240')),
    'SITE-033',
  ],
];
