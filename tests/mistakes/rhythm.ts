import { about, blog, contactPage, home, theme, type Mistake } from './row';

type Told = Pick<Mistake, 'code'> & { suggests?: string };

const inTheme = (what: string, entry: string, told: Told): Mistake => ({
  what,
  file: theme,
  from: "  motif: 'growth',",
  to: `  motif: 'growth',\n  ${entry},`,
  ...told,
});

/** One more section on a page, on one line. */
const section = (what: string, entry: string, told: Told): Mistake => ({
  what,
  file: contactPage,
  from: "    {\n      kind: 'map',",
  to: `    { kind: 'prose', ${entry}, paragraphs: ['Words.'] },\n    {\n      kind: 'map',`,
  at: `{ kind: 'prose', ${entry}`.slice(0, 20),
  ...told,
});

const faq = (what: string, entry: string, told: Told): Mistake => ({
  ...section(what, entry, told),
  to: `    { kind: 'faq', title: 'Questions', ${entry}, items: [{ question: 'Why?', answer: ['So.'] }] },\n    {\n      kind: 'map',`,
  at: "{ kind: 'faq', title",
});

const services = 'config/pages/services.ts';

/** A key of a section that is there. */
const given = (file: string, kind: string, entry: string): Omit<Mistake, 'code'> => ({
  what: `${entry} for the kind ${kind}`,
  file,
  from: `      kind: '${kind}',`,
  to: `      kind: '${kind}',\n      ${entry},`,
});

/** Kinds that stand on no line, or have no width, by themselves: nothing is suggested. */
const unplaced = [
  given(home, 'hero', "width: 'full'"),
  given(contactPage, 'page-header', "align: 'offset'"),
  given(contactPage, 'page-header', "width: 'wide'"),
  given(about, 'feature', "align: 'centred'"),
  given(services, 'alternating', "align: 'offset'"),
  given(blog, 'article', "align: 'centred'"),
  given(blog, 'article', "width: 'text'"),
].map((mistake): Mistake => ({ ...mistake, code: 'SITE-020' }));

/** Mistakes in how sections follow each other, and in what they stand on. */
export const rhythmMistakes: Mistake[] = [
  inTheme('a ground of one colour', "grounds: { sand: '#EFE3CB' }", {
    code: 'SITE-027',
  }),
  inTheme('a ground without dark colours', "grounds: { sand: { light: '#EFE3CB' } }", {
    code: 'SITE-022',
    suggests: "dark: '…'",
  }),
  inTheme(
    'a ground by the name of a colour',
    "grounds: { sand: { light: 'beige', dark: '#2A2418' } }",
    {
      code: 'SITE-034',
    },
  ),
  inTheme('a ground without its #', "grounds: { sand: { light: 'EFE3CB', dark: '#2A2418' } }", {
    code: 'SITE-034',
  }),
  inTheme(
    'text that cannot be read on a ground',
    "grounds: { sand: { light: '#EFE3CB', dark: '#2A2418', text: { light: '#B9A98C', dark: '#FFFFFF' } } }",
    { code: 'SITE-110', suggests: "'#" },
  ),
  inTheme(
    'controls that are not seen on a ground',
    "grounds: { sand: { light: '#EFE3CB', dark: '#2A2418', control: { light: '#DDCFB2', dark: '#FFFFFF' } } }",
    { code: 'SITE-110', suggests: "'#" },
  ),
  inTheme(
    'a key of a ground that there is not',
    "grounds: { sand: { light: '#EFE3CB', dark: '#2A2418', links: { light: '#000000', dark: '#FFFFFF' } } }",
    { code: 'SITE-020', suggests: 'link' },
  ),
  inTheme('an edge of the site misspelt', "sections: { edge: 'curv' }", {
    code: 'SITE-028',
    suggests: "'curve'",
  }),
  section('a ground that there is not', "title: 'Terms', tone: 'sandstone'", { code: 'SITE-028' }),
  section('a tone misspelt', "title: 'Terms', tone: 'tnit'", {
    code: 'SITE-028',
    suggests: "'tint'",
  }),
  section('room misspelt', "title: 'Terms', density: 'compac'", {
    code: 'SITE-028',
    suggests: "'compact'",
  }),
  section('a width for text, which has its own', "title: 'Terms', width: 'wide'", {
    code: 'SITE-020',
  }),
  {
    ...given(services, 'call-to-action', "align: 'offset'"),
    code: 'SITE-028',
  },
  ...unplaced,
  // The word of one key under what others call another.
  faq('a word for a flag', "overlaps: 'yes'", { code: 'SITE-025', suggests: 'true' }),
];
