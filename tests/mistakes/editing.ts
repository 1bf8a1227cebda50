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
    [
      'a folder as a path from the root',
      `editing: { ${where}, folder: '/website/' }`,
      'SITE-034',
      undefined,
    ],
    [
      'a server of nobody',
      "editing: { at: 'gitea', repository: 'web/site' }",
      'SITE-650',
      undefined,
    ],
    [
      'a server with a slash at its end',
      "editing: { at: 'gitea', server: 'https://git.harbour-web.com/', repository: 'web/site' }",
      'SITE-034',
      undefined,
    ],
    [
      'a server beside GitHub',
      `editing: { ${where}, server: 'https://git.harbour-web.com' }`,
      'SITE-038',
      undefined,
    ],
    [
      'a button at Gitea',
      "editing: { at: 'gitea', server: 'https://git.harbour-web.com', repository: 'web/site', client: 'Iv23' }",
      'SITE-038',
      undefined,
    ],
  ] as const
).map(([what, entry, code, suggests]): Row => [
  what,
  site,
  '  contact: {',
  `  ${entry},\n  contact: {`,
  code,
  suggests,
]);
