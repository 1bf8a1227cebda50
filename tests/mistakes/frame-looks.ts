import { site, type Row } from './row';

const inFooter = (
  [['a footer’s look misspelt', "look: 'colums'", 'SITE-028', "'columns'"]] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  site,
  '  footer: {',
  `  footer: {\n    ${entry},`,
  code,
  suggests,
]);

const inHeader = (
  [['a header’s look misspelt', "look: 'spilt'", 'SITE-028', "'split'"]] as const
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
