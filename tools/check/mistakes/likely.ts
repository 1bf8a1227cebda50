import { about, contactPage, home, routes, site, theme, type Row } from './row';

/** Lengths of the theme as CSS would refuse them. */
export const lengths: Row[] = [
  ['a length as a number', theme, "'1200px'", '1200', 'SITE-023', "'1200px'"],
  ['a length without its unit', theme, "'1200px'", "'1200'", 'SITE-034', "'1200px'"],
  ['a length with a blank', theme, "'1200px'", "'1200 px'", 'SITE-034', "'1200px'"],
  ['a length with a comma', theme, "'0.8125rem'", "'0,8125rem'", 'SITE-034', "'0.8125rem'"],
  [
    'a length whose function is misspelt',
    theme,
    "'clamp(4.5rem,",
    "'clmap(4.5rem,",
    'SITE-034',
    "'clamp(4.5rem, 3.033rem",
  ],
  [
    'commas in the numbers of a length',
    theme,
    'clamp(1rem, 0.976rem + 0.109vw, 1.0625rem)',
    'clamp(1rem, 0,976rem + 0,109vw, 1,0625rem)',
    'SITE-034',
    "'clamp(1rem, 0.976rem + 0.109vw, 1.0625rem)'",
  ],
  ['a bracket of a length left open', theme, '6.522vw, 8.25rem)', '6.522vw, 8.25rem', 'SITE-034'],
  [
    'the height of a line as a number',
    theme,
    "lineHeight: '1.5'",
    'lineHeight: 1.5',
    'SITE-023',
    "'1.5'",
  ],
  ['the height of a line with a comma', theme, "'1.02'", "'1,02'", 'SITE-034', "'1.02'"],
  ['the room between letters in points', theme, "'-0.03em'", "'-3 percent'", 'SITE-034'],
];

/** What people write for what config writes otherwise. */
export const likely: Row[] = [
  [
    'a word to highlight that is not in the title',
    home,
    "highlight: 'Growth'",
    "highlight: 'growth'",
    'SITE-098',
    "'Growth'",
  ],
  ['nothing like it in the title', home, "highlight: 'Growth'", "highlight: 'Advise'", 'SITE-098'],
  ['a filler text', home, "title: 'Responsive Web Design'", "title: 'Lorem ipsum'", 'SITE-122'],
  ['a colour of three digits', theme, "'#FBFAF6'", "'#FFF'", 'SITE-034', "'#FFFFFF'"],
  ['a colour with the letter O', theme, "'#0B6B4A'", "'#OB6B4A'", 'SITE-034', "'#0B6B4A'"],
  ['a colour as rgb()', theme, "'#FBFAF6'", "'rgb(251, 250, 246)'", 'SITE-034', "'#FBFAF6'"],
  ['a language with an underscore', site, "'en-GB'", "'de_DE'", 'SITE-034', "'de-DE'"],
  [
    'an origin without https and with a slash',
    site,
    "'https://www.example.com'",
    "'www.mysite.de/'",
    'SITE-034',
    "'https://www.mysite.de'",
  ],
  [
    'https without its colon',
    site,
    "to: 'https://nfc.example.com/'",
    "to: 'https//nfc.example.com/'",
    'SITE-034',
    "'https://nfc.example.com/'",
  ],
  [
    'an anchor with its #',
    contactPage,
    "      title: 'Where To Find Us'",
    "      anchor: '#place',\n      title: 'Where To Find Us'",
    'SITE-034',
    "'place'",
  ],
  [
    'a sign that nobody sees in a word',
    home,
    "tone: 'band'",
    "tone: 'ba\u00adnd'",
    'SITE-028',
    "'band'",
  ],
  [
    'a sign that nobody sees in a name',
    home,
    'highlight:',
    "'highlight\u200b':",
    'SITE-020',
    'highlight:',
  ],
  ['name for page', routes, "{ page: 'about'", "{ name: 'about'", 'SITE-020', 'page:'],
  ['url for path', routes, "path: '/About-us'", "url: '/About-us'", 'SITE-020', 'path:'],
  ['alias for aliases', routes, 'aliases:', 'alias:', 'SITE-020', 'aliases:'],
  ['cta as a kind', home, "kind: 'call-to-action'", "kind: 'cta'", 'SITE-029', "'call-to-action'"],
];

/** Names in { } that a text does not know, or lacks. */
export const placeholders: Row[] = [
  ['a placeholder misspelt', site, '© {year}', '© {yaer}', 'SITE-034', "'© {year} {name}."],
  ['a placeholder in the plural', site, '{limit}', '{limits}', 'SITE-034', '{limit} characters'],
  ['a placeholder left open', site, '© {year}', '© {year', 'SITE-034', "'© {year} {name}."],
  [
    'a number that is missing',
    about,
    'slide {number}',
    'slide',
    'SITE-034',
    "'Show slide {number}'",
  ],
  ['a needed placeholder that is missing', site, 'first {limit} ', 'first ', 'SITE-034'],
  [
    'another name for the page',
    site,
    "'{page} | Business Growth'",
    "'{title} | Business Growth'",
    'SITE-034',
    "'{page} | Business Growth'",
  ],
];
