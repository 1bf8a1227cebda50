import { theme, type Row } from './row';

/** Mistakes in which colours visitors see. */
export const schemeMistakes: Row[] = (
  [
    ['one scheme misspelt', "schemes: 'ligth'", 'SITE-028', "'light'"],
    ['day for light', "schemes: 'day'", 'SITE-028', "'light'"],
    ['what others call both', "schemes: 'auto'", 'SITE-028', "'both'"],
    ['black for dark', "schemes: 'black'", 'SITE-028', "'dark'"],
    ['what CSS calls both', "schemes: 'light dark'", 'SITE-028', "'both'"],
    ['what others call a switch', "schemes: 'toggle'", 'SITE-028', "'switch'"],
    ['a switch misspelt', "schemes: 'swich'", 'SITE-028', "'switch'"],
    ['a scheme that there is not', "schemes: 'sepia'", 'SITE-028'],
    ['a flag for the schemes', 'schemes: true', 'SITE-028'],
    ['one for several', "scheme: 'dark'", 'SITE-020', 'schemes'],
    ['what CSS calls it', "colorScheme: 'dark'", 'SITE-020', 'schemes'],
    ['what browsers call it', "mode: 'dark'", 'SITE-020', 'schemes'],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  theme,
  "  motif: 'growth',",
  `  motif: 'growth',\n  ${entry},`,
  code,
  suggests,
]);
