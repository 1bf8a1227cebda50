import { home, type Row } from './row';

const titled = "title: 'Websites and apps for small firms',";
const beside = (line: string): [file: string, from: string, to: string] => [
  home,
  titled,
  `${line}\n  ${titled}`,
];

/** What search engines may list. */
export const listed: Row[] = [
  ['noindex for indexed', ...beside('noindex: true,'), 'SITE-020', 'indexed: false'],
  ['noIndex that is off', ...beside('noIndex: false,'), 'SITE-020', 'indexed: true'],
  ['no-index in quotes', ...beside("'no-index': true,"), 'SITE-020', 'indexed: false'],
  ['unlisted for indexed', ...beside('unlisted: true,'), 'SITE-020', 'indexed: false'],
  ['index for indexed', ...beside('index: false,'), 'SITE-020', 'indexed:'],
  ['searchable for indexed', ...beside('searchable: false,'), 'SITE-020', 'indexed:'],
  ['indexed as a word', ...beside("indexed: 'no',"), 'SITE-025', 'false'],
];
