/** A broken state of config, and how the dev server must react. */
export type BrokenState = {
  what: string;
  /** The page under test, as links name it. */
  page: string;
  file: string;
  /** The change of the file: a replaced text, a new content, or its removal. */
  by: [from: string, to: string] | { text: string } | 'removing';
  code: string;
  line: number;
  /** Another file that the diagnosis names. */
  in?: string;
  /** The place in the page shows it, too. */
  inPlace?: true;
  /** A heading or field that is not shown meanwhile. */
  gone?: string;
  /** A heading of the page that stays. */
  stays?: string;
};

const blog = { page: 'Blog', file: 'config/pages/blog.ts', inPlace: true } as const;
const article = 'How A Small Firm Plans A Website That Brings Enquiries';
const cards = 'Three Decisions, Step By Step';

export const brokenStates: BrokenState[] = [
  {
    ...blog,
    what: 'a page with a comma forgotten',
    by: ["layout: 'columns',", "layout: 'columns'"],
    code: 'SITE-010',
    line: 69,
    gone: cards,
    stays: article,
  },
  {
    ...blog,
    what: 'a page with a call of something unknown',
    by: [`title: '${cards}'`, 'title: getTitle()'],
    code: 'SITE-004',
    line: 70,
    gone: cards,
    stays: article,
  },
  {
    ...blog,
    what: 'a page with a section that is null',
    by: ["    {\n      kind: 'cards'", "    null,\n    {\n      kind: 'cards'"],
    code: 'SITE-004',
    line: 65,
    stays: cards,
  },
  {
    ...blog,
    what: 'a page with a section of an unknown kind',
    by: ["kind: 'cards'", "kind: 'cardz'"],
    code: 'SITE-029',
    line: 66,
    gone: cards,
    stays: article,
  },
  {
    ...blog,
    what: 'a page whose sections are no list',
    by: ['sections: [', 'sections: 5, more: ['],
    code: 'SITE-026',
    line: 7,
    stays: cards,
  },
  {
    ...blog,
    what: 'a page whose file is empty',
    by: { text: '' },
    code: 'SITE-198',
    line: 1,
    stays: cards,
  },
  {
    ...blog,
    what: 'a page whose file is removed',
    by: 'removing',
    code: 'SITE-074',
    in: 'config/routes.ts',
    line: 9,
    gone: article,
  },
  {
    what: 'a form with a field of an unknown kind',
    page: 'Contact',
    file: 'config/forms/contact.ts',
    by: ["kind: 'email'", "kind: 'emial'"],
    code: 'SITE-029',
    line: 31,
    inPlace: true,
    gone: 'Tell Us What You Need',
    stays: 'Where To Find Us',
  },
  {
    what: 'site.ts with a link that leads nowhere',
    page: 'Blog',
    file: 'config/site.ts',
    by: ["to: '/Career'", "to: '/Carreer'"],
    code: 'SITE-070',
    line: 101,
    stays: cards,
  },
  {
    what: 'an unreadable site.ts',
    page: 'Blog',
    file: 'config/site.ts',
    by: { text: 'export default {{{ (' },
    code: 'SITE-016',
    line: 1,
    stays: cards,
  },
  {
    what: 'site.ts removed',
    page: 'Blog',
    file: 'config/site.ts',
    by: 'removing',
    code: 'SITE-001',
    line: 1,
    stays: cards,
  },
  {
    what: 'theme.ts with a colour that is none',
    page: 'Blog',
    file: 'config/theme.ts',
    by: ["secondary: '#3C4F47'", "secondary: '#3C4F4'"],
    code: 'SITE-034',
    line: 15,
    stays: cards,
  },
  {
    what: 'routes.ts with a page that has no file',
    page: 'Blog',
    file: 'config/routes.ts',
    by: ["page: 'blog'", "page: 'bolg'"],
    code: 'SITE-074',
    line: 9,
    stays: cards,
  },
];
