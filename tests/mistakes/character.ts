import { theme, type Row } from './row';

/** Mistakes in how the site draws its parts. */
export const characterMistakes: Row[] = (
  [
    [
      'a way of buttons that design tools have',
      "character: { buttons: 'ghost' }",
      'SITE-028',
      "'lined'",
    ],
    ['a misspelt way of cards', "character: { cards: 'stakced' }", 'SITE-028', "'stacked'"],
    ['what others call gray', "character: { photographs: 'grayscale' }", 'SITE-028', "'gray'"],
    [
      'another word for two colours',
      "character: { photographs: 'two-tone' }",
      'SITE-028',
      "'duotone'",
    ],
    ['two colours misspelt', "character: { photographs: 'duoton' }", 'SITE-028', "'duotone'"],
    ['two treatments', "character: { photographs: ['duotone', 'mounted'] }", 'SITE-028'],
    ['a flag for grain', 'character: { grain: true }', 'SITE-028'],
    ['noise for grain', "character: { noise: 'fine' }", 'SITE-020', 'grain'],
    ['gritty grain', "character: { grain: 'gritty' }", 'SITE-028', "'coarse'"],
    ['motion for entrances', "character: { motion: 'lively' }", 'SITE-020', 'entrances'],
    ['a filter that there is not', "character: { photographs: 'blur' }", 'SITE-028'],
    ['squares for a grid', "character: { texture: 'squared' }", 'SITE-028', "'grid'"],
    ['a texture that there is not', "character: { texture: 'marble' }", 'SITE-028'],
    ['an ornament misspelt', "character: { ornament: 'dimonds' }", 'SITE-028', "'diamonds'"],
    ['two ornaments', "character: { ornament: ['rings', 'bars'] }", 'SITE-028'],
    ['a flag for entrances', 'character: { entrances: true }', 'SITE-028'],
    ['one button for all', "character: { button: 'lifted' }", 'SITE-020', 'buttons'],
    ['inputs for fields', "character: { inputs: 'heavy' }", 'SITE-020', 'fields'],
    ['one word for all parts', "character: 'playful'", 'SITE-027'],
    ['style for character', "style: { cards: 'framed' }", 'SITE-020', 'character'],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  theme,
  "  motif: 'growth',",
  `  motif: 'growth',\n  ${entry},`,
  code,
  suggests,
]);
