import { blog, contactPage, site, type Row } from './row';

const map = "    {\n      kind: 'map',";

type SectionRow = [what: string, section: string, code: string, suggests?: string];

/** A mistake in a section before the map of the page. */
const sectionRow = ([what, section, code, suggests]: SectionRow): Row => [
  what,
  contactPage,
  map,
  `    ${section},\n${map}`,
  code,
  suggests,
];

const photo = (changed = '') =>
  `{ file: '/pictures/tom.webp', alt: 'Tom at his desk', width: 640, height: 800${changed} }`;
const words = "enlarged: { close: 'Close', previous: 'Before', next: 'Next' }";
const gallery = (photos: string, more = words) =>
  `{ kind: 'gallery', title: 'Rooms', photos: ${photos}, ${more} }`;
const video = (more: string) => `{ kind: 'video', title: 'A tour', ${more} }`;
const people = (more: string) => `{ kind: 'people', title: 'Who is who', ${more} }`;
const logos = (logo: string) => `{ kind: 'logos', title: 'Friends', logos: [${logo}] }`;
const tom = "name: 'Tom', role: 'Designer'";

const sectionRows: SectionRow[] = [
  ['a gallery without photographs', gallery('[]'), 'SITE-032'],
  ['a photograph for a list of them', gallery(photo()), 'SITE-026'],
  [
    'a photograph of a gallery without words for it',
    gallery("[{ file: '/pictures/tom.webp', width: 640, height: 800 }]"),
    'SITE-022',
    "alt: '…'",
  ],
  [
    'a photograph of a gallery that is not there',
    gallery("[{ file: '/pictures/tmo.webp', alt: 'Tom', width: 640, height: 800 }]"),
    'SITE-080',
    "'/pictures/tom.webp'",
  ],
  ['a caption that is a number', gallery(`[${photo(', caption: 7')}]`), 'SITE-023', "'7'"],
  [
    'a logo without a name',
    logos("{ file: '/pictures/tom.webp', width: 640, height: 800 }"),
    'SITE-022',
    "name: '…'",
  ],
  [
    'a logo that leads to no page',
    logos("{ name: 'Tom', file: '/pictures/tom.webp', width: 640, height: 800, to: '/Abuot-us' }"),
    'SITE-070',
    "'/About-us'",
  ],
  [
    'a logo that is no picture',
    logos("{ name: 'Tom', file: '/pictures/tom.pdf', width: 640, height: 800 }"),
    'SITE-200',
  ],
  ['a name for a person', people("people: ['Tom']"), 'SITE-027'],
  ['a person without a role', people("people: [{ name: 'Tom' }]"), 'SITE-022', "role: '…'"],
  ['a person twice', people(`people: [{ ${tom} }, { ${tom} }]`), 'SITE-096'],
  [
    'half a carousel',
    people("carousel: { slides: { narrow: 1, medium: 2, wide: 3 }, dot: 'Show person {number}' }"),
    'SITE-022',
    'speed: a number',
  ],
  ['no video', "{ kind: 'video', title: 'A tour' }", 'SITE-165'],
  [
    'a video that is not there',
    video("video: '/videos/tuor.mp4'"),
    'SITE-190',
    "'/videos/tour.mp4'",
  ],
  ['a video of another format', video("video: '/videos/tour.mov'"), 'SITE-034'],
  [
    'captions that are not there',
    video(
      "video: '/videos/tour.mp4', captions: [{ track: '/videos/tour.de.vtt', language: 'de', label: 'Deutsch' }]",
    ),
    'SITE-190',
    "'/videos/tour.en.vtt'",
  ],
  [
    'a file and an address',
    video("video: '/videos/tour.mp4', address: 'https://vimeo.com/76979871'"),
    'SITE-035',
  ],
  [
    'the page of a channel for a video',
    video("address: 'https://www.youtube.com/@us'"),
    'SITE-034',
  ],
  ['asking for the own video', video("video: '/videos/tour.mp4', ask: true"), 'SITE-038'],
  ['asking without words', video("address: 'https://vimeo.com/76979871', ask: true"), 'SITE-168'],
  ['a day in words', video("video: '/videos/tour.mp4', date: '31.3.2026'"), 'SITE-034'],
  [
    'a gallery misspelt',
    gallery(`[${photo()}]`).replace('gallery', 'galery'),
    'SITE-029',
    "'gallery'",
  ],
  ['one logo', "{ kind: 'logo', title: 'Friends', logos: [] }", 'SITE-029', "'logos'"],
  ['a caption misspelt', gallery(`[${photo(", capton: 'Tom'")}]`), 'SITE-020', 'caption'],
  [
    'the words for a photograph misspelt',
    gallery(`[${photo().replace('alt', 'alts')}]`),
    'SITE-020',
    'alt',
  ],
  [
    'true in quotes for a new tab',
    logos(
      "{ name: 'Tom', file: '/pictures/tom.webp', width: 640, height: 800, to: '/Blog', newTab: 'true' }",
    ),
    'SITE-025',
    'true',
  ],
  [
    'a number of posts in quotes',
    "{ kind: 'news', title: 'News', hidden: true, limit: '3' }",
    'SITE-024',
    '3',
  ],
  ['a list for a role', people("people: [{ name: 'Tom', role: ['Designer'] }]"), 'SITE-023'],
  [
    'a speed in quotes',
    people(
      "carousel: { slides: { narrow: 1, medium: 2, wide: 3 }, speed: '500', dot: 'Person {number}' }",
    ),
    'SITE-024',
    '500',
  ],
  ['yes for asking', video("video: '/videos/tour.mp4', ask: 'yes'"), 'SITE-025'],
  ['news without posts', "{ kind: 'news', title: 'News' }", 'SITE-170'],
  ['no news at all', "{ kind: 'news', title: 'News', hidden: true, limit: 0 }", 'SITE-033', '1'],
];

const head = '  sections: [';

const postRow = (what: string, post: string, reported: [code: string, suggests?: string]): Row => [
  what,
  blog,
  head,
  `  ${post},\n${head}`,
  ...reported,
];

export const sections: Row[] = [
  ...sectionRows.map(sectionRow),
  [
    'words to ask with that do not name who is asked for',
    site,
    '  contact: {',
    "  consent: { text: 'May we?', agree: 'Yes' },\n  contact: {",
    'SITE-034',
  ],
  postRow('a post of tomorrow', "post: { date: '2026-04-01', author: 'Tom' }", [
    'SITE-171',
    "'2026-03-31'",
  ]),
  postRow('a post without its day', "post: { author: 'Tom' }", ['SITE-022', "date: '…'"]),
  postRow('a post that nobody wrote', "post: { date: '2026-03-31' }", ['SITE-022', "author: '…'"]),
  postRow('a day that there is not', "post: { date: '2026-02-30', author: 'Tom' }", ['SITE-034']),
  postRow('a day for a post', "post: '2026-03-31'", ['SITE-027']),
];
