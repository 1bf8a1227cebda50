import type { ThemeDefinition } from '../schema/theme';

/** What the styles of rhythm.ts and rhythm-lines.ts share: which sections they are for. */

/**
 * What the sections of a site say: of each key its words; `tone` with the names of grounds. `opening` is the tone of
 * the openings of pages.
 */
export type Used = (
  key:
    | 'kind'
    | 'layout'
    | 'tone'
    | 'opening'
    | 'edge'
    | 'density'
    | 'align'
    | 'width'
    | 'overlaps'
    | 'ground',
  word?: string,
) => boolean;

export const container = '>section>.MuiContainer-root';
/** The heading that `Section` lays out: all others stand beside their content. */
export const heading = `${container}>:has(>h2,>div>h2):has(+*)`;
// No `:first-child`, of which emotion warns.
export const label = `${container}>p:not(*+*)`;

export type Site = { theme: ThemeDefinition; used: Used };

/** Kinds for which the site does not say where they stand: those that do not say it themselves. */
const unplaced: Partial<Record<string, readonly string[]>> = {
  centred: ['alternating', 'article', 'entry-links', 'feature', 'page-header'],
  offset: ['alternating', 'article', 'call-to-action', 'entry-links', 'feature'],
};

export const kinds = (names: readonly string[]) =>
  names.map((name) => `[data-kind=${name}]`).join(',');

/** The elements of sections with this word, of their own or, below a page's opening, of the site. */
export const having = ({ theme }: Site, key: 'edge' | 'density' | 'align', word: string) => {
  const own = `[data-${key}=${word}]`;
  const not = [':first-of-type', `[data-${key}]`, kinds(unplaced[word] ?? [])].filter(Boolean);
  const all = `:is(${own},:not(${not.join(',')}))`;
  return `[data-rhythm]${theme.sections?.[key] === word ? all : own}`;
};

/** Whether the site or a section has this word. */
export const isUsed = ({ theme, used }: Site, key: 'edge' | 'density' | 'align', word: string) =>
  theme.sections?.[key] === word || used(key, word);
