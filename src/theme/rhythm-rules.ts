import type { ThemeDefinition } from '../schema/theme';

/** What the styles of rhythm.ts and rhythm-lines.ts share: which sections they are for. */

/**
 * What the sections of a site say: of each key its words; `tone` with the names of grounds. `opening` is the tone of
 * the openings of pages.
 */
export type Used = (
  key: 'tone' | 'opening' | 'edge' | 'density' | 'align' | 'width' | 'overlaps' | 'ground',
  word?: string,
) => boolean;

/**
 * What an element is to its section, which its component says as `data-as`: docs/kinds.md has what each word means. Styles
 * know sections by nothing else.
 */
export type Part =
  | 'heading'
  | 'words'
  | 'text'
  | 'figure'
  | 'plate'
  | 'bleed'
  | 'beside'
  | 'tread'
  | 'highlight';

export const part = (word: Part) => `[data-as=${word}]`;

/** A page's opening: the section with its main heading. */
export const opening = '[data-rhythm]:has(h1)';

/** Those that `SectionFrame` of src/ui lays out. */
export const container = '>section>.MuiContainer-root';
export const label = `${container}>.MuiTypography-label`;
export const heading = `${container}>[data-as=heading]`;

/** The parts by which a section follows the line of its site: one without any stands as it does. */
export const onLine: readonly Part[] = ['heading', 'words', 'text', 'figure', 'plate'];

export type Site = { theme: ThemeDefinition; used: Used };

/** The elements of sections with this word, of their own or, below a page's opening, of the site. */
export const having = ({ theme }: Site, key: 'edge' | 'density' | 'align', word: string) => {
  const own = `[data-${key}=${word}]`;
  const all = `:is(${own},:not(:first-of-type,[data-${key}]))`;
  return `[data-rhythm]${theme.sections?.[key] === word ? all : own}`;
};

/** Whether the site or a section has this word. */
export const isUsed = ({ theme, used }: Site, key: 'edge' | 'density' | 'align', word: string) =>
  theme.sections?.[key] === word || used(key, word);
