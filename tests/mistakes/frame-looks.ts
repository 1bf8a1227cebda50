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

const inHeader = (
  [
    ['the middle of a header as others write it', "look: 'center'", 'SITE-028', "'centred'"],
    ['what others call a menu', "look: 'hamburger'", 'SITE-028', "'menu'"],
    ['a header’s look misspelt', "look: 'spilt'", 'SITE-028', "'split'"],
    ['a header’s look by another name', "layout: 'split'", 'SITE-020', 'look'],
    ['a strip that is switched off', 'strip: false', 'SITE-028', "'none'"],
    ['a strip of what there is not', "strip: 'opening-hours'", 'SITE-028', "'hours'"],
    ['a strip by another name', "topbar: 'none'", 'SITE-020', 'strip'],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  site,
  '  header: {',
  `  header: {\n    ${entry},`,
  code,
  suggests,
]);

/** Mistakes in how header and footer are laid out. */
export const frameLooksMistakes: Row[] = [...inHeader, ...inFooter];
