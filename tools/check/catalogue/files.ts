import { catalogue } from './catalogue-entry';

/** Files that are missing, in the way, or not what the site can read. */
export const files = catalogue({
  missingFile: {
    code: 'SITE-001',
    says: 'The file is missing.',
    why: 'Without it there is no site to build.',
    mend: 'Bring it back: undo the change that deleted or renamed it.',
    example: 'config/site.ts, config/theme.ts, config/routes.ts',
  },
  unreadFile: {
    code: 'SITE-002',
    says: 'Nothing reads this file.',
    why: 'What it says would never show, and nobody would notice.',
    mend: 'Move it into the folder config/pages or config/forms and write its name in small letters, digits and hyphens, with .ts at the end; or delete it.',
    example: 'config/pages/about.ts',
  },
  noDefault: {
    code: 'SITE-003',
    says: 'The file has no “export default { … }”.',
    why: 'The site reads what stands in the braces after “export default”, and nothing else.',
    mend: 'Write “export default” before the first {, or undo the change that took it away.',
    example: "export default {\n  title: 'About us',\n};",
  },
  notPlain: {
    code: 'SITE-004',
    says: '{found} is neither a text in quotes nor a number, true, false, a list in [ ] or a group in { }.',
    why: 'These files are read as a form is that somebody has filled in: nothing in them is worked out, so that nothing can break the site.',
    mend: 'Write it as in the example; or delete the line, where it may be left out.',
    example: "title: 'About us',",
  },
  writtenTwice: {
    code: 'SITE-005',
    says: '“{found}” is written twice between the same braces.',
    why: 'Only one of the two would show.',
    mend: 'Delete one of them.',
    example: "title: 'About us',",
  },
  besideData: {
    code: 'SITE-006',
    says: '{found} stands outside the braces that begin after “export default”.',
    why: 'The site reads what stands between these braces, and nothing else.',
    mend: 'Delete it; or move it between the braces, to where it belongs.',
    example: "export default {\n  title: 'About us',\n};",
  },
  wrongFrame: {
    code: 'SITE-007',
    says: '{found} is not how a file like this one begins or ends.',
    why: 'The first and the last line tell editors such as VS Code what may stand between them.',
    mend: 'Copy the whole line from another file of the same folder.',
    example: "import type { PageDefinition } from '../types';",
  },
  emptyFile: {
    code: 'SITE-198',
    says: 'The file is empty.',
    why: 'There would be nothing to show.',
    mend: 'Undo the change that emptied it. If a page or form is to go for good: delete the file, its line in config/routes.ts, and what leads to it.',
    example: "export default {\n  title: 'About us',\n};",
  },
  joinedTexts: {
    code: 'SITE-197',
    says: 'Here + joins several texts.',
    why: 'Nothing in these files is worked out: each text is written as visitors read it.',
    mend: 'Write one text between one pair of quotes, and delete the +.',
    example: "title: 'About us',",
  },
  lookAlike: {
    code: 'SITE-204',
    says: 'The {place} sign of “{word}” looks like the letter {letter} and is another one, of the {alphabet} alphabet.',
    why: 'To the site it is another word, however alike the two look.',
    mend: 'Delete that letter and type {letter} on your keyboard, or copy the whole word from the line “Did you mean”.',
    example: "title: 'About us',",
  },
  notUtf8: {
    code: 'SITE-008',
    says: 'The file is not saved as UTF-8.',
    why: 'Letters with accents, dashes and quotes would turn into other signs.',
    mend: 'Open it in your editor, choose UTF-8 where it says how the file is saved (Encoding), and save it.',
    example: 'UTF-8',
  },
});
