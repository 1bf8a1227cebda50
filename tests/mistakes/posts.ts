import { blog, type Row } from './row';

const first =
  "      lead: 'Written for people who run a business and have to decide about a website or an app.',\n    },";

const post = (keys: string): [file: string, from: string, to: string] => [
  blog,
  '  sections: [',
  `  post: { date: '2026-03-02', ${keys} },\n  sections: [`,
];

const list = (keys: string): [file: string, from: string, to: string] => [
  blog,
  first,
  `${first}\n    { kind: 'list', title: 'Us', look: 'cards', ${keys} },`,
];

const by = "author: 'team/lin-sample'";

/** Posts that are pages, and the people of config/site.ts: collections without a file. */
export const postMistakes: Row[] = [
  [
    'the author of a post misspelt',
    ...post("author: 'team/lin-sampel'"),
    'SITE-372',
    "'team/lin-sample'",
  ],
  [
    'the team of an author misspelt',
    ...post("author: 'teem/lin-sample'"),
    'SITE-382',
    "'team/lin-sample'",
  ],
  ['an author whom the team does not have', ...post("author: 'team/ada'"), 'SITE-372'],
  ['tags of a post as a text', ...post(`${by}, tags: 'Advice'`), 'SITE-026'],
  ['tag for the tags of a post', ...post(`${by}, tag: ['Advice']`), 'SITE-020', 'tags:'],
  ['a tag of a post without its quotes', ...post(`${by}, tags: [Advice]`), 'SITE-004', "'Advice'"],
  ['the team in the plural', ...list("of: 'teams'"), 'SITE-382', "'team'"],
  ['the team in a capital letter', ...list("of: 'Team'"), 'SITE-382', "'team'"],
  ['a person whom the team does not have', ...list("of: 'team', where: { id: 'ada' }"), 'SITE-372'],
  [
    'a person of the team misspelt',
    ...list("of: 'team', where: { id: 'lin-sampel' }"),
    'SITE-372',
    "'lin-sample'",
  ],
  ['the team by days', ...list("of: 'team', sort: 'newest'"), 'SITE-387'],
  ['the team by prices', ...list("of: 'team', sort: 'cheapest'"), 'SITE-387'],
];
