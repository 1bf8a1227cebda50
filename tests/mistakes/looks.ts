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
const prose = (block: string) => `{ kind: 'prose', title: 'Our house', paragraphs: [${block}] },`;
const invitation = (entries: string) =>
  `{ kind: 'call-to-action', title: 'Come', text: 'We are here.', action: { label: 'Go', to: '/Contact' }, ${entries} },`;
const hours = (entries: string) =>
  `{ kind: 'opening-hours', title: 'Hours', hours: { week: [{ days: ['monday'], open: ['08:00–12:00'] }], closed: 'Closed' }, ${entries} },`;

/** Mistakes in the looks of sections. */
export const looksMistakes: Mistake[] = [
  added('a mosaic misspelt', gallery("look: 'mosiac'"), {
    code: 'SITE-028',
    suggests: "'mosaic'",
  }),
  added('a mosaic by another word', gallery("look: 'masonry'"), {
    code: 'SITE-028',
    suggests: "'mosaic'",
  }),
  added('a look by another name', gallery("layout: 'mosaic'"), {
    code: 'SITE-020',
    suggests: 'look',
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
  added('large quotes by another word', quotes("look: 'featured'"), {
    code: 'SITE-028',
    suggests: "'large'",
  }),
  added('a carousel of large quotes', quotes(`look: 'large', ${carousel}`), {
    code: 'SITE-461',
  }),
  added('hours on a board', hours("layout: 'board'"), { code: 'SITE-028', suggests: "'sign'" }),
  added('a look of hours', hours("look: 'bars'"), { code: 'SITE-020', suggests: 'layout' }),
  added('a moving row by another word', logos("look: 'marquee', stop: 'Stop the row'"), {
    code: 'SITE-028',
    suggests: "'moving'",
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
  added('an event whose year has another name', timeline.replace('when:', 'year:'), {
    code: 'SITE-020',
    suggests: 'when',
  }),
  added('a comparison by another word', table("look: 'compare', highlight: 'Plus'"), {
    code: 'SITE-028',
    suggests: "'comparison'",
  }),
  added('a highlighted column misspelt', table("look: 'comparison', highlight: 'Plsu'"), {
    code: 'SITE-462',
    suggests: "'Plus'",
  }),
  added('a highlighted column by another name', table("look: 'comparison', recommended: 'Plus'"), {
    code: 'SITE-020',
    suggests: 'highlight',
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
  added('people in a list', "{ kind: 'people', title: 'Us', look: 'list' },", {
    code: 'SITE-028',
    suggests: "'rows'",
  }),
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
  added('a quiet invitation by another word', invitation("look: 'slim'"), {
    code: 'SITE-028',
    suggests: "'line'",
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
  added(
    'a magazine by another word',
    article("'Words.'").replace('lead:', "look: 'editorial', lead:"),
    {
      code: 'SITE-028',
      suggests: "'magazine'",
    },
  ),
  added('marks of a list in the plural', prose("{ list: ['One', 'Two'], marks: 'ticks' }"), {
    code: 'SITE-028',
    suggests: "'check'",
  }),
  added('a picture on the right', prose(`{ picture: { ${file}, ${photo} }, side: 'right' }`), {
    code: 'SITE-028',
    suggests: "'end'",
  }),
  added('a sentence set apart, and its author', prose("{ quote: 'Leave it.', author: 'Ida' }"), {
    code: 'SITE-020',
    suggests: 'name',
  }),
  added(
    'a drop cap by another name',
    prose("'Words.'").replace('paragraphs', 'initial: true, paragraphs'),
    {
      code: 'SITE-020',
      suggests: 'dropCap',
    },
  ),
];
