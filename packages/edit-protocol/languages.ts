import type { Step } from '../../src/schema/values/change';
import type { Place } from '../../src/schema/values/written-place';
import type { EditProblem, EditState } from './protocol';

export type LanguageOfSite = {
  /** By which config says a value in it: de. */
  key: string;
  /** As editors call it: German. */
  name: string;
  /** What its addresses begin with, as /de; empty for the main one. */
  prefix: string;
};

/** What a page of a site in several languages is told of its own. Languages are named as editors call them: German. */
export type PageLanguage = {
  own: string;
  main: string;
  isMain: boolean;
  key: string;
  /** All of the site, the main one first. */
  all: readonly LanguageOfSite[];
  /** The keys of those that have each page of config/routes.ts, by its name. */
  having: Readonly<Record<string, readonly string[]>>;
  /** Where the main language's words stand, since its own has none; as the page shows them. */
  lacking: readonly Place[];
};

/** A page of config/routes.ts as the editor sees it. */
export type ShownRoute = {
  page: string;
  path: string;
  /** Its address in the main language, by which links are written; left out where that is the same. */
  linkedAs?: string;
};

export const linkedAddress = ({ path, linkedAs = path }: ShownRoute): string => linkedAs;

/** Config as the editor of a page sees it: in the language of that page. */
export type ShownState = EditState & {
  /** Left out of a site in one language. */
  language?: PageLanguage;
};

/**
 * Whose words a text is: the language's own, the main one's for want of them, the same in all, or nobody's, where none are
 * written: the first are for all.
 */
export type WordsOf = 'own' | 'main' | 'all' | 'none';

/** Between the editor of a page, which sees config in only one language, and config as it is written. */
export type EditorLanguages = {
  shown: (state: EditState) => ShownState;
  /**
   * The step with the places and values of config as written. `alone`: what is the same in all languages there
   * becomes one by language.
   * @throws LostPlace for what cannot be said only in the language
   */
  asWritten: (step: Step, written: EditState, inOwnLanguage?: readonly Place[]) => Step;
  /** Where the page shows what the check has found. */
  problemShown: (problem: EditProblem, written: EditState) => EditProblem;
  wordsAt: (place: Place, written: EditState) => WordsOf;
};

/** An address as it was typed, with the slash that it begins with. */
export const asAddress = (typed: string): string => {
  const address = typed.trim();
  return address === '' || address.startsWith('/') ? address : `/${address}`;
};
