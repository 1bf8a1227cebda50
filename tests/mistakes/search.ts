import { contactPage, type Row } from './row';

const map = "    {\n      kind: 'map',";

const search = (more = '') => `{ kind: 'search', title: 'Find'${more && `, ${more}`} }`;

/** Mistakes in a search of the site. */
export const searchMistakes: Row[] = (
  [
    [
      'a search by what others call it',
      "{ kind: 'search-bar', title: 'Find' }",
      'SITE-029',
      "'search'",
    ],
    ['a search by what makes it', "{ kind: 'pagefind', title: 'Find' }", 'SITE-029', "'search'"],
    ['a search misspelt', "{ kind: 'serach', title: 'Find' }", 'SITE-029', "'search'"],
    ['a search without its heading', "{ kind: 'search' }", 'SITE-022', "title: '…'"],
    ['words for the number without it', search("found: 'Some were found'"), 'SITE-034'],
    ['a number by another name', search("found: '{number} found'"), 'SITE-034'],
    ['words of a search misspelt', search("nothin: 'None'"), 'SITE-020', 'nothing'],
    ['a button that is a link', search("button: { label: 'Find', to: '/' }"), 'SITE-023'],
    ['more of a search as a flag', search('more: true'), 'SITE-023'],
    ['the field as a group', search("field: { kind: 'text', name: 'q' }"), 'SITE-023'],
  ] as const
).map(([what, section, code, suggests]): Row => [
  what,
  contactPage,
  map,
  `    ${section},\n${map}`,
  code,
  suggests,
]);
