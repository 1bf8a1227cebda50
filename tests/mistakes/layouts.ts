import { about, home, type Row } from './row';

const wide = "{ file: '/pictures/yard.webp', alt: 'The yard', width: 2400, height: 1600 }";
const upright = "{ file: '/pictures/tom.webp', alt: 'Tom at work', width: 640, height: 800 }";
const focused = (picture: string, focus: string) => picture.replace(' }', `, focus: ${focus} }`);
const cropped = (tall: string) => wide.replace(' }', `, tall: ${tall} }`);
const loop = "{ video: '/videos/tour.mp4', pause: 'Pause it', play: 'Play it' }";

const hero = (keys: string): [string, string, string] => [
  home,
  "      kind: 'hero',",
  `      kind: 'hero', ${keys}`,
];
const header = (keys: string): [string, string, string] => [
  about,
  "      kind: 'page-header',",
  `      kind: 'page-header', ${keys}`,
];

/** Mistakes in the layouts of heroes and page-headers. */
export const layouts: Row[] = [
  ['a layout misspelt', ...hero(`layout: 'ful', picture: ${wide},`), 'SITE-028', "'full'"],
  ['a layout in other words', ...hero("layout: 'centered',"), 'SITE-028', "'centred'"],
  ['a layout full without a photograph', ...hero("layout: 'full',"), 'SITE-440'],
  [
    'a layout full with a drawing',
    ...hero("layout: 'full', picture: { scene: ['card'] },"),
    'SITE-440',
  ],
  ['a layout apart without a photograph', ...hero("layout: 'apart',"), 'SITE-440'],
  [
    'a tall photograph that is not there',
    ...hero(`picture: ${cropped("{ file: '/pictures/yord.webp', width: 640, height: 800 }")},`),
    'SITE-080',
    "'/pictures/yard.webp'",
    'yord',
  ],
  [
    'a tall photograph that is wide',
    ...hero(`picture: ${cropped("{ file: '/pictures/yard.webp', width: 2400, height: 1600 }")},`),
    'SITE-581',
    undefined,
    'height: 1600 } }',
  ],
  [
    'a tall photograph that is small for telephones',
    ...hero(
      `layout: 'full', picture: ${cropped("{ file: '/pictures/tom.webp', width: 640, height: 800 }")},`,
    ),
    'SITE-446',
  ],
  ['a layout split without a picture', ...hero("layout: 'split',"), 'SITE-440'],
  [
    'a poster with a picture',
    ...hero(`layout: 'poster', picture: ${wide},`),
    'SITE-038',
    undefined,
    'picture',
  ],
  ['a video without a layout for it', ...hero(`loop: ${loop},`), 'SITE-038', undefined, 'loop'],
  [
    'a focus of a photograph that is not cut',
    ...hero(`picture: ${focused(wide, '{ x: 20, y: 40 }')},`),
    'SITE-038',
    undefined,
    'focus',
  ],
  ['a position of words that stand on nothing', ...hero("textPosition: 'end',"), 'SITE-038'],
  [
    'a focus outside of the photograph',
    ...hero(`layout: 'split', picture: ${focused(wide, '{ x: 140, y: 40 }')},`),
    'SITE-033',
    '100',
  ],
  [
    'a small photograph for a whole screen',
    ...hero(`layout: 'stacked', picture: ${upright},`),
    'SITE-446',
  ],
  [
    'words on what matters in the photograph',
    ...hero(`layout: 'full', textPosition: 'end', picture: ${focused(wide, '{ x: 80, y: 40 }')},`),
    'SITE-448',
    "'start'",
    'focus',
  ],
  ['a layout of a header without a picture', ...header("layout: 'below',"), 'SITE-038'],
  [
    'a narrow header with a picture',
    ...header(`narrow: true, picture: ${wide},`),
    'SITE-038',
    undefined,
    'narrow',
  ],
  [
    'two buttons that lead to one page',
    ...hero("secondAction: { label: 'Vision', to: '/About-Us' },"),
    'SITE-452',
    undefined,
    'secondAction',
  ],
];
