import { about, home, site, type Row } from './row';

const point = "'A written scope before a price'";

/** Marks, and what Markdown has beside them, in texts that visitors read. */
export const texts: Row[] = [
  ['a link in a text to no page', home, point, "'A [scope](/Servces)'", 'SITE-070', '(/Services)'],
  [
    'a link in a text without its /',
    home,
    point,
    "'A [scope](Services)'",
    'SITE-034',
    '(/Services)',
  ],
  ['a link in a text that runs something', home, point, "'A [scope](javascript:x)'", 'SITE-079'],
  ['a bold word in a text that does not end', home, point, "'A **scope'", 'SITE-143', "'A scope'"],
  ['a bold word with blanks', home, point, "'A ** scope ** now'", 'SITE-143', "'A **scope** now'"],
  ['a bold word that does not begin', home, point, "'A scope**'", 'SITE-143', "'A scope'"],
  [
    'a link with a blank in the footer',
    site,
    "'A small agency",
    "'See [our work] (/Product). A small agency",
    'SITE-143',
    '[our work](/Product)',
  ],
  [
    'a place in the footer without its page',
    site,
    "'A small agency",
    "'[Questions](#faq). A small agency",
    'SITE-083',
    '(/About-us#faq)',
  ],
  ['a heading of Markdown in a text', home, point, "'# A scope'", 'SITE-180', "'A scope'"],
  ['a picture of Markdown in a text', home, point, "'![A scope](/pictures/tom.webp)'", 'SITE-180'],
  ['a table of Markdown in a text', home, point, "'| Check-up | 50 |'", 'SITE-180'],
  ['code in a text', home, point, "'A `scope`'", 'SITE-180', "'A scope'"],
  ['bold with _ in a text', home, point, "'A __scope__'", 'SITE-180', "'A **scope**'"],
  [
    'a list of Markdown for a paragraph',
    about,
    "paragraphs: [\n        '",
    "paragraphs: [\n        '- one\\n- two',\n        '",
    'SITE-180',
    "{ list: ['one', 'two'] }",
  ],
  [
    'a list among paragraphs that is empty',
    about,
    "paragraphs: [\n        '",
    "paragraphs: [\n        { list: [] },\n        '",
    'SITE-032',
  ],
  [
    'a list among paragraphs misspelt',
    about,
    "paragraphs: [\n        '",
    "paragraphs: [\n        { lst: ['one'] },\n        '",
    'SITE-020',
    'list:',
  ],
];
