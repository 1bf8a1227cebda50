import { site, type Row } from './row';

const where = "at: 'github', repository: 'harbour-web/site'";

/** Mistakes in where the editor at an address of its own has the site's files. */
export const editingMistakes: Row[] = (
  [
    ['a host that is not known', "editing: { at: 'svn', repository: 'a/b' }", 'SITE-028', 'github'],
    [
      'a repository by its address',
      "editing: { at: 'github', repository: 'https://github.com/harbour-web/site' }",
      'SITE-034',
      'harbour-web/site',
    ],
    ['no repository', "editing: { at: 'github' }", 'SITE-022', 'repository'],
    ['editing misspelt', `editting: { ${where} }`, 'SITE-020', 'editing'],
    ['what others call it', `cms: { ${where} }`, 'SITE-020', 'editing'],
    ['a branch with a blank', `editing: { ${where}, branch: 'the live one' }`, 'SITE-034', 'main'],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  site,
  '  contact: {',
  `  ${entry},\n  contact: {`,
  code,
  suggests,
]);
