import { catalogue } from './catalogue-entry';

/** Slips of the keyboard that keep a file from being read. */
export const syntax = catalogue({
  missingComma: {
    code: 'SITE-010',
    severity: 'error',
    says: 'A comma is missing after {found}.',
    why: 'Commas stand between the entries of a list or a group.',
    mend: 'Write a comma there.',
    example: "title: 'About us',\nlead: 'Who we are',",
  },
  missingQuote: {
    code: 'SITE-011',
    severity: 'error',
    says: 'A text begins with a quote here and does not end.',
    why: 'A text stands between two quotes of the same kind, on one line.',
    mend: 'Write the closing quote at the end of the text. An apostrophe inside the text: put the text in " ".',
    example: "title: 'About us',",
  },
  curlyQuote: {
    code: 'SITE-012',
    severity: 'error',
    says: '{found} is a typographic quote, as word processors write them.',
    why: 'Texts in config stand between straight quotes: \' or ".',
    mend: "Replace it by a straight quote: '.",
    example: "title: 'About us',",
  },
  missingColon: {
    code: 'SITE-013',
    severity: 'error',
    says: 'A colon is missing after {found}.',
    why: 'A colon stands between the name of an entry and what it says.',
    mend: 'Write a colon there.',
    example: "title: 'About us',",
  },
  unclosed: {
    code: 'SITE-014',
    severity: 'error',
    says: '{found} is opened here and never closed.',
    why: 'Every { needs its }, every [ its ] and every ( its ).',
    mend: 'Write {closing} where the group or list ends.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  stray: {
    code: 'SITE-015',
    severity: 'error',
    says: '{found} has nothing to close or does not belong here.',
    why: 'One sign too many and the rest of the file cannot be understood.',
    mend: 'Delete it, or bring back the sign that it belongs to.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  unreadable: {
    code: 'SITE-016',
    severity: 'error',
    says: 'The file cannot be understood from {found} on.',
    why: 'From here on nobody can say what was meant.',
    mend: 'Look for a quote, comma, colon or bracket that is missing or too many, here or on the line before; or undo the last change.',
    example: "title: 'About us',\nlinks: [{ label: 'Home', to: '/' }],",
  },
  apostrophe: {
    code: 'SITE-017',
    severity: 'error',
    says: 'The apostrophe in {found} ends the text.',
    why: "A text that begins with ' ends at the next '.",
    mend: 'Put the whole text between " ", or write the typographic apostrophe ’.',
    example: 'title: "What we\'re good at",',
  },
});
