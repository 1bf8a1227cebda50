import { contactPage, site, theme, type Row } from './row';

/** Values that can be read, but have no effect. */
export const beyondCss: Row[] = [
  ['a font that the site has not', theme, "'Instrument Sans Variable'", "'Georgia'", 'SITE-192'],
  [
    'a font without the rest of its name',
    theme,
    "'Instrument Sans Variable'",
    "'instrument-sans-variable'",
    'SITE-192',
    "'Instrument Sans Variable'",
  ],
  ['a shadow in words', theme, "'0 1px 2px rgb(16 35 28 / 0.06), 0 12", "'big, 0 12", 'SITE-034'],
  ['a movement in words', theme, "'cubic-bezier(0.2, 0.8, 0.2, 1)'", "'ease out'", 'SITE-034'],
  ['a distance that is smaller than the one before', theme, '8, 12, 16', '8, 16, 12', 'SITE-034'],
  ['a distance deleted', theme, '8, 12, 16', '8, 16', 'SITE-034'],
  ['a language in words', site, "'en-GB'", "'English'", 'SITE-034'],
  ['a time in seconds', site, 'autoClose: 5000', 'autoClose: 5', 'SITE-203'],
  ['a map as low as a line', contactPage, 'height: 500', 'height: 5', 'SITE-033', '100'],
];
