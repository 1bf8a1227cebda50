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
    description: 'The text that begins here has a quote on only one side.',
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
    why: 'A colon stands between a name and what is said under it.',
    repair: 'Write a colon there.',
    example: "title: 'About us',",
  },
  unclosed: {
    code: 'SITE-014',
    description: '{found} is opened here and never closed. It should end {where}.',
    why: 'Every { needs its }, every [ its ] and every ( its ).',
    repair: 'Write {closing} where the group or list ends.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  stray: {
    code: 'SITE-015',
    description: '{found} does not belong here: there is nothing to close.',
    why: 'One sign too many and the rest of the file cannot be understood.',
    repair: 'Delete it, or bring back the sign that it belongs to.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  unreadable: {
    code: 'SITE-016',
    description: 'The file cannot be understood from {found} on.',
    why: 'From here on nobody can say what was meant.',
    repair:
      'Look for a quote, comma, colon or bracket that is missing or too many, here or on the line before; or undo the last change.',
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
    description: '{found} is not a number. A number has only digits, and a point before decimals.',
    why: 'A number has only digits: no unit, no blank, no comma; a point stands before decimals.',
    repair: 'Write only the digits, without a unit, a blank or a comma.',
    example: 'height: 500,',
  },
  mergeMarks: {
    code: 'SITE-040',
    description: 'Git left its marks here, because two people changed the same lines.',
    why: 'Between the marks stand two versions, of which only one can be right.',
    repair:
      'Keep one of the two versions, and delete the other and the three lines with <<<<<<<, ======= and >>>>>>>.',
    example: "title: 'About us',",
  },
  openComment: {
    code: 'SITE-041',
    description: 'A comment begins here with /* and does not end.',
    why: 'All that follows would be taken for the comment.',
    repair: 'Write */ where the comment ends.',
    example: '/* Until the summer. */',
  },
  missingValue: {
    code: 'SITE-042',
    description: 'Nothing is written after {found}.',
    why: 'A name says nothing without its text, number, list or group.',
    repair: 'Write what it says behind the colon, or delete the name with its colon and comma.',
    example: "title: 'About us',",
  },
  wrongCloser: {
    code: 'SITE-043',
    description: '{found} cannot close the {opener} of line {line}.',
    why: 'A list begins with [ and ends with ]; a group begins with { and ends with }.',
    repair: 'Write {closing} here; or look for a bracket that is missing between the two lines.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  nameless: {
    code: 'SITE-044',
    description: '{found} stands between braces and has no name.',
    why: 'Between { and } everything has a name and a colon; only in a list, between [ and ], does it stand alone.',
    repair:
      'Move it into the list that it belongs to, before the ] of that list; or write its name and a colon before it.',
    example: "sections: [{ kind: 'page-header', title: 'About us' }],",
  },
  missingOpener: {
    code: 'SITE-045',
    description: '{found} stands directly in a list: the { before it is missing.',
    why: 'In a list each group begins with { and ends with }.',
    repair: 'Write { before it, or delete the } that ended its group too early.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  halfGroup: {
    code: 'SITE-039',
    description: 'The lines {first} to {last} are the rest of a {sort} whose beginning is {lost}.',
    why: 'Where lines are deleted, a group goes as a whole: from its { to its }.',
    repair:
      'Bring back the line that began it, or delete these lines too; or delete the bracket above them that ended it too early.',
    example: "{\n  title: 'Design',\n  text: 'Whom it serves.',\n},",
  },
  foreignSign: {
    code: 'SITE-046',
    description: '{found} looks like {meant}, but it is a sign of a keyboard for another language.',
    why: 'Only the plain signs , : { } [ ] are understood.',
    repair: 'Delete it, and type {meant} instead.',
    example: "title: 'About us',",
  },
  cutOff: {
    code: 'SITE-047',
    description: 'The file ends too early: {closing} is missing.',
    why: 'What is open must be closed before the file ends.',
    repair: 'Bring back the end of the file, or write what is missing.',
    example: "  sections: [{ kind: 'page-header', title: 'About us' }],\n};",
  },
  backslash: {
    code: 'SITE-048',
    description: 'A \\ in a text begins a special sign, but this one does not exist.',
    why: 'Addresses are written with /.',
    repair: 'Write / instead.',
    example: "file: '/pictures/studio.webp',",
  },
  runTogether: {
    code: 'SITE-049',
    description: 'A second group begins here within the first.',
    why: 'A group has each name once: two groups have run together.',
    repair: 'Write }, at the end of the first and { on a line of its own before this one.',
    example:
      "{ kind: 'page-header', title: 'About us' },\n{ kind: 'map', title: 'Where we are', height: 500 },",
  },
  foreignComment: {
    code: 'SITE-038',
    description: 'A remark does not begin like this.',
    why: 'A note to yourself needs a sign before it that says so.',
    repair: 'Write // before it: at the start of the line, or at its end, behind the comma.',
    example: '// Until the summer.',
  },
  invisibleSign: {
    code: 'SITE-036',
    description: 'There is an invisible sign here.',
    why: 'It came along with a pasted text, and makes another word of this one.',
    repair: 'Delete it: put the cursor behind it and press the backspace key once.',
    example: "title: 'About us',",
  },
  wrongOpener: {
    code: 'SITE-037',
    description: 'There is a { here, but a list follows.',
    why: 'A list begins with [ and ends with ].',
    repair: 'Write [ here, and ] where the list ends.',
    example: "links: [{ label: 'Home', to: '/' }],",
  },
  pastedAlong: {
    code: 'SITE-193',
    description: 'There are {found} here that came along when this was copied.',
    why: 'Where files are shown, there are marks around their lines that are not in the file.',
    repair: 'Delete all that came along, here {lead}, and nothing of your own.',
    example: "title: 'About us',",
  },
  notThisFile: {
    code: 'SITE-194',
    description: '{found}.',
    why: 'What stood here before is gone, and nothing of what stands here can be shown.',
    repair:
      'If this file said something else before, take its last change back: press Ctrl and Z; on GitHub, Cancel changes; on your computer, git restore {file}. Then write what you want to change. See “How to undo” in docs/editing.md.',
    example: "title: 'About us',",
  },
  copiedDots: {
    code: 'SITE-195',
    description: '{found} stands for what you write yourself.',
    why: 'Where the check shows how something is written, … is the place for your own words.',
    repair: 'Write your own in its place: a text in quotes, or a number.',
    example: "title: 'About us',",
  },
  innerRemark: {
    code: 'SITE-196',
    description:
      'A remark ends here that has another remark in it: what follows is no remark any more.',
    why: 'A remark that begins with /* ends at the next */, whatever stands in it.',
    repair: 'Delete the /* and the */ in the middle, so that one /* and one */ are left.',
    example: '/* Until the summer. */',
  },
});

export const syntaxCodes = codesOf(syntax);
