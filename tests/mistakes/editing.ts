import { site, type Row } from './row';

const where = "at: 'github', repository: 'harbour-web/site'";

/** Mistakes in where the editor at an address of its own has the site's files. */
export const editingMistakes: Row[] = (
  [
    [
      'a host misspelt',
      "editing: { at: 'githup', repository: 'harbour-web/site' }",
      'SITE-028',
      "'github'",
    ],
    ['no repository', "editing: { at: 'github' }", 'SITE-022', 'repository'],
    ['editing misspelt', `editting: { ${where} }`, 'SITE-020', 'editing'],
    [
      'a repository by its address',
      "editing: { at: 'github', repository: 'https://github.com/harbour-web/site' }",
      'SITE-034',
      undefined,
    ],
    ['a branch of words', `editing: { ${where}, branch: 'the live one' }`, 'SITE-034', undefined],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  site,
  '  contact: {',
  `  ${entry},\n  contact: {`,
  code,
  suggests,
]);
