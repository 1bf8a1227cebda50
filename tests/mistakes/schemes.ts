import { theme, type Row } from './row';

/** Mistakes in which colours visitors see. */
export const schemeMistakes: Row[] = (
  [
    ['one scheme misspelt', "schemes: 'ligth'", 'SITE-028', "'light'"],
    ['a switch misspelt', "schemes: 'swich'", 'SITE-028', "'switch'"],
    ['a scheme that there is not', "schemes: 'sepia'", 'SITE-028'],
    ['a flag for the schemes', 'schemes: true', 'SITE-028'],
    ['one for several', "scheme: 'dark'", 'SITE-020', 'schemes'],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  theme,
  "  motif: 'growth',",
  `  motif: 'growth',\n  ${entry},`,
  code,
  suggests,
]);
