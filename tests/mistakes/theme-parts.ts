import { theme, type Row } from './row';

const rows = (from: string, mistakes: readonly (readonly [string, string, string, string?])[]) =>
  mistakes.map(([what, to, code, suggests]): Row => [what, theme, from, to, code, suggests]);

/** Mistakes in a theme that starts from another one. */
export const themePartMistakes: Row[] = [
  ...rows('  color: {\n    light', [
    [
      'a theme of the project misspelt',
      "  extends: 'ateleir',\n  color: {\n    light",
      'SITE-028',
      "'atelier'",
    ],
    ['a theme that there is not', "  extends: 'bootstrap',\n  color: {\n    light", 'SITE-028'],
    ['a flag for a theme', '  extends: true,\n  color: {\n    light', 'SITE-028'],
    ['a list of themes', "  extends: ['notary'],\n  color: {\n    light", 'SITE-028', "'notary'"],
    ['extend for extends', "  extend: 'notary',\n  color: {\n    light", 'SITE-020', 'extends:'],
    ['a word for the colour', "  color: {\n    from: 'green',\n    light", 'SITE-034'],
    ['a short colour to start from', "  color: {\n    from: '#0B6',\n    light", 'SITE-034'],
    ['a number for the colour', '  color: {\n    from: 40,\n    light', 'SITE-023'],
  ]),
];
