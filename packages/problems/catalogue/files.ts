import { catalogue } from './catalogue-entry';

export const files = catalogue({
  missingFile: {
    code: 'SITE-001',
    description: 'The file is missing.',
    why: 'Without it there is no site to build.',
    repair: 'Bring it back: undo the change that deleted or renamed it.',
    example: 'config/site.ts, config/theme.ts, config/routes.ts',
  },
  unreadFile: {
    code: 'SITE-002',
    description: 'The site does not read this file.',
    why: 'What it says would never show, and nobody would notice.',
    repair:
      'Move it into the folder config/pages, config/forms or config/collections and write its name in small letters, digits and hyphens, with .ts at the end; or delete it.',
    example: 'config/pages/about.ts',
  },
  noDefault: {
    code: 'SITE-003',
    description: 'The file has no “export default { … }”.',
    why: 'The site reads what stands in the braces after “export default”, and nothing else.',
    repair: 'Write “export default” before the first {, or undo the change that took it away.',
    example: "export default {\n  title: 'About us',\n};",
  },
  notPlain: {
    code: 'SITE-004',
    description:
      '{found} cannot stand here. Write a text in quotes, a number, true, false, a list in [ ] or a group in { }.',
    why: 'These files are read as a form is that somebody has filled in: nothing in them is worked out, so that nothing can break the site.',
    repair: 'Write it like the example; or delete the line if it may be left out.',
    example: "title: 'About us',",
  },
  writtenTwice: {
    code: 'SITE-005',
    description: '“{found}” is written twice between the same braces.',
    why: 'Only one of the two would show.',
    repair: 'Delete one of them.',
    example: "title: 'About us',",
  },
  tooMuch: {
    code: 'SITE-224',
    description: '{what}.',
    why: 'Nobody writes so much in one place by hand: it was pasted or made by a program, and to look at all of it would take minutes.',
    repair:
      'Write less here, or divide it: a long text into paragraphs, a long list into two sections, a collection into two files, each a collection of its own.',
    example: "paragraphs: ['One paragraph.', 'Another one.'],",
  },
  more: {
    code: 'SITE-225',
    description: 'This file has more problems than are listed at once: {count} are listed.',
    why: 'So much is seldom wrong by itself: most of it goes away with the first.',
    repair: 'Fix the first problems of the list, or undo the last change; then check again.',
    example: 'npm run check',
  },
  besideData: {
    code: 'SITE-006',
    description: '{found} stands outside the braces that begin after “export default”.',
    why: 'The site reads what stands between these braces, and nothing else.',
    repair: 'Delete it; or move it between the braces, to where it belongs.',
    example: "export default {\n  title: 'About us',\n};",
  },
  wrongFrame: {
    code: 'SITE-007',
    description: '{found} is not how a file like this one begins or ends.',
    why: 'The first and the last line tell editors such as VS Code what may stand between them.',
    repair:
      "Write the first line as “import type { {type} } from '#types';” and the last as “} satisfies {type};”.",
    example: "import type { PageDefinition } from '#types';",
  },
  emptyFile: {
    code: 'SITE-198',
    description: 'The file is empty.',
    why: 'There would be nothing to show.',
    repair:
      'Undo the change that emptied it. If a page or form is to go for good: delete the file, its line in config/routes.ts, and what leads to it.',
    example: "export default {\n  title: 'About us',\n};",
  },
  lookAlike: {
    code: 'SITE-204',
    description:
      'The {place} sign of “{word}” looks like the letter {letter}, but it is a letter of the {alphabet} alphabet.',
    why: 'To the site it is another word, however alike the two look.',
    repair:
      'Delete that letter and type {letter} on your keyboard, or copy the whole word from the line “Did you mean”.',
    example: "title: 'About us',",
  },
  leadsOut: {
    code: 'SITE-206',
    description: '{found} is a link to something that is not this site’s to show.',
    why: 'What it leads to, such as a file with passwords, would be copied onto the web.',
    repair:
      'Delete it in that folder. If visitors are to have what it leads to, put the file itself there.',
    example: 'public/prices.pdf',
  },
  leadsNowhere: {
    code: 'SITE-207',
    description: '{found} is a link that leads nowhere or to itself.',
    why: 'There is nothing to show.',
    repair: 'Delete it in that folder, and put the file itself there.',
    example: 'public/prices.pdf',
  },
  notAFile: {
    code: 'SITE-208',
    description: '{found} is neither a file nor a folder.',
    why: 'Programs hand things to each other through it. Whoever reads it waits for ever.',
    repair: 'Delete it in that folder, and put the file itself there.',
    example: 'public/prices.pdf',
  },
  hiddenFile: {
    code: 'SITE-209',
    severity: 'warning',
    description: '{found} is not published: its name begins with a point.',
    why: 'Such names are of systems and programs. Some of these files hold passwords.',
    repair:
      'Move it out of the folder public; or, if visitors are to have it, give it another name.',
    example: 'public/prices.pdf',
  },
  scriptedFile: {
    code: 'SITE-530',
    severity: 'warning',
    description: '{found} has script in it.',
    why: 'Opened by its address it is a page of this site, and script in it could do what the site does. The published site lets no script within a file run, and a drawing needs none.',
    repair:
      'Save the drawing anew without script, as “Plain SVG” or “Optimized SVG”, or replace the file. If it came from somebody else, ask what the script is for before you publish it.',
    example: 'public/logo.svg',
  },
  notUtf8: {
    code: 'SITE-008',
    description: 'The file is saved in {found} and not in UTF-8.',
    why: 'Letters with accents, dashes and quotes would turn into other signs.',
    repair:
      'Open it in your editor, choose UTF-8 where it says how the file is saved (Encoding), and save it.',
    example: 'UTF-8',
  },
});
