import { theme, type Row } from './row';

/** Mistakes in how the site draws its parts. */
export const characterMistakes: Row[] = (
  [
    ['a misspelt way of cards', "character: { cards: 'stakced' }", 'SITE-028', "'stacked'"],
    ['two colours misspelt', "character: { photographs: 'duoton' }", 'SITE-028', "'duotone'"],
    ['two treatments', "character: { photographs: ['duotone', 'mounted'] }", 'SITE-028'],
    ['a flag for grain', 'character: { grain: true }', 'SITE-028'],
    ['a filter that there is not', "character: { photographs: 'blur' }", 'SITE-028'],
    ['a texture that there is not', "character: { texture: 'marble' }", 'SITE-028'],
    ['an ornament misspelt', "character: { ornament: 'dimonds' }", 'SITE-028', "'diamonds'"],
    ['two ornaments', "character: { ornament: ['rings', 'bars'] }", 'SITE-028'],
    ['a flag for entrances', 'character: { entrances: true }', 'SITE-028'],
    ['one button for all', "character: { button: 'lifted' }", 'SITE-020', 'buttons'],
    ['one word for all parts', "character: 'playful'", 'SITE-027'],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  theme,
  "  motif: 'growth',",
  `  motif: 'growth',\n  ${entry},`,
  code,
  suggests,
]);
