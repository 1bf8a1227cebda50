import { catalogue } from './catalogue-entry';

/** Files that are missing, in the way, or not what the site can read. */
export const files = catalogue({
  missingFile: {
    code: 'SITE-001',
    severity: 'error',
    says: 'The file is missing.',
    why: 'Without it there is no site to build.',
    mend: 'Bring it back: undo the change that deleted or renamed it.',
    example: 'config/site.ts, config/theme.ts, config/routes.ts',
  },
  unreadFile: {
    code: 'SITE-002',
    severity: 'error',
    says: 'Nothing reads this file.',
    why: 'What it says would never show, and nobody would notice.',
    mend: 'Move it to config/pages or config/forms and write its name in small letters, digits and hyphens, with .ts at the end; or delete it.',
    example: 'config/pages/about.ts',
  },
  noDefault: {
    code: 'SITE-003',
    severity: 'error',
    says: 'The file has no “export default { … }”.',
    why: 'The site reads what stands in the braces after “export default”, and nothing else.',
    mend: 'Put everything into one group in braces after “export default”.',
    example: "export default {\n  title: 'About us',\n};",
  },
  notPlain: {
    code: 'SITE-004',
    severity: 'error',
    says: '{found} is no plain data: config is read, not run.',
    why: 'Config is read and never run, so that nothing in it can break the site or do harm.',
    mend: 'Write the text or number itself: texts in quotes, numbers, true or false, lists in [ ] and groups in { }.',
    example: "title: 'About us',",
  },
  writtenTwice: {
    code: 'SITE-005',
    severity: 'error',
    says: '“{found}” is written twice in the same group.',
    why: 'Only one of the two would show.',
    mend: 'Delete one of them.',
    example: "title: 'About us',",
  },
  besideData: {
    code: 'SITE-006',
    severity: 'error',
    says: '{found} stands beside the data.',
    why: 'The site reads what stands after “export default”, and runs nothing.',
    mend: 'Delete it, and write what it holds where it is needed.',
    example: "export default {\n  title: 'About us',\n};",
  },
  wrongFrame: {
    code: 'SITE-007',
    severity: 'error',
    says: '{found} is not what stands around the data of this file.',
    why: 'The first and the last line tell editors such as VS Code what may stand between them.',
    mend: 'Write it as it is allowed, or copy the line from another file of the same folder.',
    example: "import type { PageDefinition } from '../types';",
  },
  notUtf8: {
    code: 'SITE-008',
    severity: 'error',
    says: 'The file is not saved as UTF-8.',
    why: 'Letters with accents, dashes and quotes would turn into other signs.',
    mend: 'Open it in your editor, choose UTF-8 where it says how the file is saved (Encoding), and save it.',
    example: 'UTF-8',
  },
});
