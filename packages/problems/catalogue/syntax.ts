import { catalogue, codesOf } from './catalogue-entry';

/** Syntax issues that keep a file from being read. */
export const syntax = catalogue({
  missingComma: {
    code: 'SITE-010',
    description: 'A comma is missing after {found}.',
    why: 'A comma stands between any two that follow each other in a list or between braces.',
    repair: 'Write a comma there.',
    example: "title: 'About us',\nlead: 'Who we are',",
  },
  missingQuote: {
    code: 'SITE-011',
    description: 'The text that begins here has a quote on one side only.',
    why: 'A text stands between two quotes of the same kind, on one line.',
    repair:
      'Write the quote that is missing, of the same kind as the other, and the whole text on one line. An apostrophe inside the text: put the text in " ".',
    example: "title: 'About us',",
  },
  curlyQuote: {
    code: 'SITE-012',
    description: '{found} is a typographic quote, as word processors write them.',
    why: 'Each text stands between straight quotes: \' or ".',
    repair: "Replace it by a straight quote: '.",
    example: "title: 'About us',",
  },
  missingColon: {
    code: 'SITE-013',
    description: 'A colon is missing after {found}.',
    why: 'A colon stands between a name and its value.',
    repair: 'Write a colon there.',
    example: "title: 'About us',",
  },
  unclosed: {
    code: 'SITE-014',
    description: 'The {found} that is opened here is never closed. It should be closed {where}.',
    why: 'Every { needs its }, every [ its ] and every ( its ).',
    repair: 'Write {closing} where the group or list ends.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  stray: {
    code: 'SITE-015',
    description: '{found} does not belong here, or the sign that it belongs to is missing.',
    why: 'With one sign too many, the rest of the file cannot be understood.',
    repair: 'Delete it, or bring back the sign that it belongs to.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  unreadable: {
    code: 'SITE-016',
    description: 'The file cannot be understood from {found} on.',
    why: 'From here on it is not clear what was meant.',
    repair:
      'Look for a quote, comma, colon or bracket that is missing or too many, here or on the line before; delete what came along from a chat, a mail or a web page; or undo the last change.',
    example: "title: 'About us',\nlinks: [{ label: 'Home', to: '/' }],",
  },
  apostrophe: {
    code: 'SITE-017',
    description: 'The quote or apostrophe in {found} ends the text.',
    why: 'A text that begins with \' ends at the next \', and one that begins with " at the next ".',
    repair:
      'Put the whole text between the other quotes, " " or \' \', or write typographic signs inside it: ’ “ ”.',
    example: 'title: "What we\'re good at",',
  },
  unquoted: {
    code: 'SITE-018',
    description: '{found} has no quotes around it.',
    why: 'Words without quotes are taken for names, as title and lead are.',
    repair: "Put the whole text between two quotes: '.",
    example: "title: 'Where to find us',",
  },
  brokenNumber: {
    code: 'SITE-019',
    description:
      '{found} is not how a number is written here: only digits, and a point before decimals.',
    why: 'A number is only digits: no unit, no blank, no comma; a point stands before decimals.',
    repair: 'Write only the digits, without unit, blank or comma.',
    example: 'height: 500,',
  },
  mergeMarks: {
    code: 'SITE-040',
    description: 'These are marks that Git leaves where two people changed the same lines.',
    why: 'Two versions stand between the marks, and only one can be shown.',
    repair:
      'Keep what is right of the two versions, and delete the rest of them and the lines with <<<<<<<, ======= and >>>>>>>.',
    example: "title: 'About us',",
  },
  openComment: {
    code: 'SITE-041',
    description: 'A comment begins here with /* and does not end.',
    why: 'Everything after it would be part of the comment.',
    repair: 'Write */ where the comment ends.',
    example: '/* Until the summer. */',
  },
  missingValue: {
    code: 'SITE-042',
    description: '{found} has no value.',
    why: 'Every name needs a value: a text, a number, a list or a group.',
    repair: 'Write the value after the colon, or delete the name with its colon and comma.',
    example: "title: 'About us',",
  },
  wrongCloser: {
    code: 'SITE-043',
    description: '{found} cannot close the {opener} of line {line}.',
    why: 'A list begins with [ and ends with ]; a group begins with { and ends with }.',
    repair: 'Write {closing} here; or look for a bracket that is missing between the two lines.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  halfGroup: {
    code: 'SITE-039',
    description: 'Lines {first} to {last} are the rest of a {sort} whose beginning is missing.',
    why: 'A group can only be deleted as a whole: from its { to its }.',
    repair:
      'Bring back the line that began it, or delete these lines too; or delete the bracket above them that ended it too early.',
    example: "{\n  title: 'Design',\n  text: 'Whom it serves.',\n},",
  },
  cutOff: {
    code: 'SITE-047',
    description: 'The file ends too early: {closing} is missing.',
    why: 'What is open must be closed before the file ends.',
    repair: 'Bring back the end of the file, or write the missing brackets.',
    example: "  sections: [{ kind: 'page-header', title: 'About us' }],\n};",
  },
  runTogether: {
    code: 'SITE-049',
    description: 'A second group begins here before the first one has ended.',
    why: 'A group has each name only once, so two groups have run together.',
    repair: 'Write }, at the end of the first and { on a line of its own before this one.',
    example:
      "{ kind: 'page-header', title: 'About us' },\n{ kind: 'map', title: 'Where we are', height: 500 },",
  },
  invisibleSign: {
    code: 'SITE-036',
    description: 'There is an invisible sign here.',
    why: 'It came with a pasted text, and makes this another word.',
    repair: 'Delete it: put the cursor after it and press the backspace key once.',
    example: "title: 'About us',",
  },
  wrongOpener: {
    code: 'SITE-037',
    description: 'There is a { here, but what follows is a list.',
    why: 'A list begins with [ and ends with ]; a group begins with { and ends with }.',
    repair: 'Write [ here, and ] where the list ends.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  notThisFile: {
    code: 'SITE-194',
    description: '{found}.',
    why: 'What was here before is gone, and what is here now cannot be shown.',
    repair:
      'If this file said something else before, take its last change back: press Ctrl and Z; on GitHub, Cancel changes; on your computer, git restore {file}. Then write what you want to change. See “How to undo” in docs/editing.md.',
    example: "title: 'About us',",
  },
});

export const syntaxCodes = codesOf(syntax);
