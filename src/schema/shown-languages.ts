/** What the built site of one language knows of the others. */

export type ShownLanguage = {
  /** BCP 47. */
  tag: string;
  /** Its own name, such as Deutsch. */
  name: string;
  /** The address of its first page: /, or /de. */
  home: string;
};

export type ShownLanguages = {
  /** The tag of the language of these pages. */
  own: string;
  /** Its bare address: /, or /de. */
  home: string;
  /** The first page of the site: in this language, or in the main one if this does not have it. */
  start: string;
  /** All of them, the main one first. */
  all: readonly ShownLanguage[];
};

export type SaidInLanguage = {
  direction: 'ltr' | 'rtl';
  /** That the page is there in it as well. */
  here: string;
  close: string;
};

const found = globalThis.__SITE__?.languages ?? null;

/** Whether the site names languages: in the scripts of others nothing of this is left. */
export const hasLanguages = found !== null;

/** The tag of the language of these pages; empty of a site that names no languages, as the list of all is. */
export const ownLanguage = found?.own ?? '';

export const allLanguages = found?.all ?? [];

/** The bare address of the language of these pages. */
export const home = found?.home ?? '/';

/** Where the name of the site leads. */
export const start = found?.start ?? '/';

/** What the addresses of all its own pages and files begin with: nothing in the main language. */
export const below = home === '/' ? '' : home;

/** The language of the pages at an address: the one whose first page it is below. */
export const languageAt = (pathname: string): ShownLanguage | undefined =>
  allLanguages.find(({ home: of }) => of !== '/' && `${pathname}/`.startsWith(`${of}/`)) ??
  allLanguages[0];

/** The addresses of a page in the other languages, by their tags. */
export type Elsewhere = Readonly<Record<string, string>>;

/** An entry of config/routes.ts as pages of a site in several languages have it. */
export type RouteElsewhere = { elsewhere?: Elsewhere };
