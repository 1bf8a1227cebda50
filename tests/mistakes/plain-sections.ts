import { contactPage, type Mistake } from './row';

type Added = Pick<Mistake, 'code' | 'suggests'>;

/** One more section on a page, on one line. */
const added = (what: string, section: string, { code, suggests }: Added): Mistake => ({
  what,
  file: contactPage,
  from: "    {\n      kind: 'map',",
  to: `    ${section}\n    {\n      kind: 'map',`,
  code,
  at: section.slice(0, 20),
  ...(suggests !== undefined && { suggests }),
});

const table = (entries: string) => `{ kind: 'table', title: 'Prices', ${entries} },`;
const quotes = (quote: string, entries = '') =>
  `{ kind: 'quotes', title: 'Voices', quotes: [{ words: 'Good.', name: 'Ann', ${quote} }], ${entries} },`;
const panel = (title: string, entries: string) =>
  `{ title: '${title}', paragraphs: ['Words.'], action: { label: 'Go', to: '/Contact' }, ${entries} }`;
const panels = (...entries: string[]) =>
  `{ kind: 'panels', title: 'Ways', panels: [${entries.map((entry, at) => panel(`Way ${at + 1}`, entry)).join(', ')}] },`;
const prose = (entries: string) => `{ kind: 'prose', title: 'Terms', ${entries} },`;

/** Mistakes in tables, quotes and plain text. */
export const sectionMistakes: Mistake[] = [
  added(
    'a row of a table that is too short',
    table("columns: ['For', 'Price'], rows: [['Check-up', '£50'], ['Cleaning']]"),
    { code: 'SITE-181' },
  ),
  added(
    'a row of a table that is too long',
    table("columns: ['For', 'Price'], rows: [['Check-up', '£50', '£60']]"),
    { code: 'SITE-181' },
  ),
  added(
    'a row unlike the others',
    table("rows: [['Check-up', '£50'], ['Cleaning', '£80'], ['Crown']]"),
    { code: 'SITE-181' },
  ),
  added('a row that is a text', table("rows: ['Check-up', '£50']"), {
    code: 'SITE-026',
  }),
  added('a price that is a number', table("rows: [['Check-up', 50]]"), {
    code: 'SITE-023',
    suggests: "'50'",
  }),
  added('a price with its pence that is a number', table("rows: [['Check-up', 4.10]]"), {
    code: 'SITE-023',
    suggests: "'4.10'",
  }),
  added('a table without rows', table("columns: ['For', 'Price']"), {
    code: 'SITE-022',
    suggests: 'rows: [ … ]',
  }),
  added('a table without headings', table("rowHeadings: false, rows: [['Check-up', '£50']]"), {
    code: 'SITE-182',
    suggests: 'rowHeadings: true',
  }),
  added(
    'a narrow table of one block',
    table("narrow: 'block', rows: [['Crown', '2 visits', '£50']]"),
    {
      code: 'SITE-028',
      suggests: "'blocks'",
    },
  ),
  added('a narrow table misspelt', table("narrow: 'scrol', rows: [['Crown', '2 visits', '£50']]"), {
    code: 'SITE-028',
    suggests: "'scroll'",
  }),
  added(
    'a narrow table of two columns',
    table("narrow: 'scroll', rows: [['Check-up', '£50'], ['Crown', '£640']]"),
    { code: 'SITE-461' },
  ),
  added('two panels that stand out', panels('highlight: true', 'highlight: true'), {
    code: 'SITE-361',
  }),
  added(
    'a first and a last panel that stand out',
    panels('highlight: true', '', 'highlight: true'),
    {
      code: 'SITE-361',
    },
  ),
  added('a panel that stands out in words', panels("highlight: 'yes'", ''), {
    code: 'SITE-025',
    suggests: 'true',
  }),
  added('a panel that is told not to stand out in words', panels("highlight: 'no'", ''), {
    code: 'SITE-025',
    suggests: 'false',
  }),
  added('a panel that stands out misspelt', panels('higlight: true', ''), {
    code: 'SITE-020',
    suggests: 'highlight',
  }),
  added('narrow misspelt', table("narow: 'scroll', rows: [['Crown', '2 visits', '£50']]"), {
    code: 'SITE-020',
    suggests: 'narrow',
  }),
  added('more than five stars', quotes('stars: 6', "rating: '{number} of 5'"), {
    code: 'SITE-033',
    suggests: '5',
  }),
  added('stars as signs', quotes("stars: '★★★★'", "rating: '{number} of 5'"), {
    code: 'SITE-024',
  }),
  added('stars without their number', quotes('stars: 5', "rating: 'stars'"), {
    code: 'SITE-034',
  }),
  added('a heading of plain text that is empty', prose("paragraphs: [{ heading: '' }, 'Words.']"), {
    code: 'SITE-031',
  }),
  added('a heading of Markdown in plain text', prose("paragraphs: ['## Costs', 'None.']"), {
    code: 'SITE-180',
  }),
  added('plain text that is one text', prose("paragraphs: 'None.'"), {
    code: 'SITE-026',
  }),
  added('a number switched off in words', prose("numbered: 'no', paragraphs: ['None.']"), {
    code: 'SITE-025',
    suggests: 'false',
  }),
  ...['video', 'url', 'src'].map((key) =>
    added(
      `the address of a film as ${key}`,
      `{ kind: 'video', title: 'Film', ${key}: 'https://vimeo.com/76979871' },`,
      key === 'video' ? { code: 'SITE-034' } : { code: 'SITE-020' },
    ),
  ),
];
