import { contactPage, type Mistake } from './row';

type Added = Pick<Mistake, 'code' | 'suggests' | 'at'>;

/** One more section on a page. */
const added = (what: string, section: string, { code, suggests, at }: Added): Mistake => ({
  what,
  file: contactPage,
  from: "    {\n      kind: 'map',",
  to: `    ${section}\n    {\n      kind: 'map',`,
  code,
  at: at ?? section.slice(0, 20),
  ...(suggests !== undefined && { suggests }),
});

const photo = "alt: 'A room', width: 640, height: 800";
const file = "file: '/pictures/tom.webp'";

const gallery = (entries: string) =>
  `{ kind: 'gallery', title: 'Rooms', photos: [{ ${file}, ${photo} }], enlarged: { close: 'x', previous: 'y', next: 'z' }, ${entries} },`;
const compared = (entries: string) =>
  `{ kind: 'before-after', title: 'Then and now', ${entries} },`;
const before = `before: { ${file}, ${photo}, label: 'Before' }`;
const after = `after: { ${file}, ${photo}, label: 'After' }`;

const carousel =
  "carousel: { slides: { narrow: 1, medium: 1, wide: 1 }, speed: 500, dot: 'Slide {number}' }";
const quotes = (entries: string) =>
  `{ kind: 'quotes', title: 'Voices', quotes: [{ words: 'Good.', name: 'Ann' }], ${entries} },`;
const logos = (entries: string) =>
  `{ kind: 'logos', title: 'Friends', logos: [{ name: 'Quay', ${file}, width: 640, height: 800 }], ${entries} },`;
const timeline =
  "{ kind: 'timeline', title: 'History', events: [{ when: '1998', title: 'One chair' }] },";
const table = (entries: string) =>
  `{ kind: 'table', title: 'Ways', columns: ['What', 'Basic', 'Plus'], rows: [['Shoes', 'no', 'yes']], ${entries} },`;
const article = (block: string) =>
  `{ kind: 'article', title: 'Our house', lead: 'Its story.', parts: [{ title: 'One', paragraphs: [${block}] }] },`;
const invitation = (entries: string) =>
  `{ kind: 'call-to-action', title: 'Come', text: 'We are here.', action: { label: 'Go', to: '/Contact' }, ${entries} },`;

/** Mistakes in the looks of sections. */
export const looksMistakes: Mistake[] = [
  added('a mosaic misspelt', gallery("look: 'mosiac'"), {
    code: 'SITE-028',
    suggests: "'mosaic'",
  }),
  added(
    'before and after by another word',
    compared(`${before}, ${after}, handle: 'Compare'`).replace('-after', '-and-after'),
    { code: 'SITE-029', suggests: "'before-after'" },
  ),
  added(
    'a picture without its words',
    compared(`before: { ${file}, ${photo} }, ${after}, handle: 'Compare'`),
    {
      code: 'SITE-022',
      suggests: "label: '…'",
    },
  ),
  added(
    'two pictures of different shapes',
    compared(
      `${before}, after: { file: '/pictures/wide.webp', alt: 'A room', width: 800, height: 600, label: 'After' }, handle: 'Compare'`,
    ),
    { code: 'SITE-460' },
  ),
  added('a carousel of large quotes', quotes(`look: 'large', ${carousel}`), {
    code: 'SITE-461',
  }),
  added('a switch that stops what stands still', logos("stop: 'Stop the row'"), {
    code: 'SITE-461',
  }),
  added('a history by another word', timeline.replace("'timeline'", "'history'"), {
    code: 'SITE-029',
    suggests: "'timeline'",
  }),
  added('a year that is a number', timeline.replace("'1998'", '1998'), {
    code: 'SITE-023',
    suggests: "'1998'",
  }),
  added('a highlighted column misspelt', table("look: 'comparison', highlight: 'Plsu'"), {
    code: 'SITE-462',
    suggests: "'Plus'",
  }),
  added(
    'a comparison with a heading forgotten',
    table("look: 'comparison'").replace("'Basic'", "''"),
    { code: 'SITE-031', at: "''" },
  ),
  added('a column that stands out of a plain table', table("highlight: 'Plus'"), {
    code: 'SITE-461',
  }),
  added(
    'a comparison without headings',
    "{ kind: 'table', title: 'Ways', look: 'comparison', rows: [['a', 'b']] },",
    {
      code: 'SITE-022',
      suggests: 'columns: ',
    },
  ),
  added(
    'a carousel of portraits',
    `{ kind: 'people', title: 'Us', look: 'portraits', ${carousel} },`,
    {
      code: 'SITE-461',
    },
  ),
  added('a split invitation without a picture', invitation("look: 'split'"), {
    code: 'SITE-022',
    suggests: 'picture: { … }',
  }),
  added('a picture in a card', invitation(`look: 'card', picture: { ${file}, ${photo} }`), {
    code: 'SITE-461',
  }),
  added(
    'a statement misspelt',
    "{ kind: 'statistics', title: 'Figures', look: 'statment', figures: [{ value: '4', label: 'rooms' }] },",
    {
      code: 'SITE-028',
      suggests: "'statement'",
    },
  ),
  added('a quote set apart in a plain article', article("{ quote: 'Leave it.' }"), {
    code: 'SITE-463',
  }),
];
