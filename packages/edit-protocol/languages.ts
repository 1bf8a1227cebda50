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
 * written: the first are for all. `fixed`: the same in all, and no words that a language can have of its own.
 */
export type WordsOf = 'own' | 'main' | 'all' | 'fixed' | 'none';

/** Places of words that are the same in all: whether what is typed there is the page's language's own. */
export type LanguagesChosen = readonly (Place & { isOwn: boolean })[];

/**
 * Whether a text, or a list of them, says anything in a language. What is typed in its place is the page's language's own
 * where nobody has chosen; a price, a telephone number or a year stays the same in all.
 */
export const saysWords = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(saysWords) : typeof value === 'string' && /\p{L}/u.test(value);

/** Between the editor of a page, which sees config in only one language, and config as it is written. */
export type EditorLanguages = {
  shown: (state: EditState) => ShownState;
  /**
   * The step with the places and values of config as written. Words that are typed in place of those that are the same in
   * all languages become the page's language's own, unless `chosen` says otherwise.
   * @throws LostPlace for what cannot be said only in the language
   */
  asWritten: (step: Step, written: EditState, chosen?: LanguagesChosen) => Step;
  /** Where the page shows what the check has found. */
  problemShown: (problem: EditProblem, written: EditState) => EditProblem;
  wordsAt: (place: Place, written: EditState) => WordsOf;
};

/** An address as it was typed, with the slash that it begins with. */
export const asAddress = (typed: string): string => {
  const address = typed.trim();
  return address === '' || address.startsWith('/') ? address : `/${address}`;
};
