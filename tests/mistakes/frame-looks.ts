import { site, type Row } from './row';

const inFooter = (
  [
    ['the middle of a footer as others write it', "look: 'center'", 'SITE-028', "'centred'"],
    ['a poster for a large footer', "look: 'poster'", 'SITE-028', "'large'"],
    ['a footer that is minimal', "look: 'minimal'", 'SITE-028', "'line'"],
    ['a footer’s look misspelt', "look: 'colums'", 'SITE-028', "'columns'"],
    ['a footer’s look by another name', "layout: 'centred'", 'SITE-020', 'look'],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  site,
  '  footer: {',
  `  footer: {\n    ${entry},`,
  code,
  suggests,
]);

/** Mistakes in how header and footer are laid out. */
export const frameLooksMistakes: Row[] = [...inFooter];
