import type { FirebaseSettings } from './firebase/settings';
import type { SecondPrice } from './schema/second-price';
import type { SaidInLanguage, ShownLanguages } from './schema/shown-languages';
import type { CountedVisits } from './schema/visits';
import type { FontCuts } from './theme/font-cuts';

/**
 * What is known of the site before its pages are shown. A build puts each value in the place of
 * `globalThis.__SITE__?.key` (Vite's `define`, tools/built-site.ts), so that a site's scripts lack what none of its
 * pages needs; a page of the dev server says what it knows at its beginning. What nobody says is undefined: there
 * anything may be needed, as in tests and while config is being changed.
 */
export type BuiltSite = {
  /** The hosted project; null: the embedded one, whose gateway this site has by itself. */
  firebaseSettings?: FirebaseSettings | null;
  /** How visits are counted; null: they are not. */
  visits?: CountedVisits | null;
  /** The languages of a site that names some, and the one of these pages; null: it names none. */
  languages?: ShownLanguages | null;
  /** What is said in each other language, by its tag. */
  saidInLanguages?: Readonly<Record<string, SaidInLanguage>>;
  /** Whether these pages show texts of the main language that theirs lacks. */
  borrowsTexts?: boolean;
  /** Whether templates make pages, from entries of collections. */
  madePages?: boolean;
  /** Whether a form asks for an age. */
  asksForAges?: boolean;
  /** Whether a season, or days on which it is closed, come back each year. */
  yearlyDays?: boolean;
  /** Whether a condition compares numbers, knows several values, or joins others. */
  comparesAnswers?: boolean;
  /** Whether a rule asks only under a condition. */
  hasConditionalRules?: boolean;
  /** Whether a rule asks for one of several fields. */
  asksForOneOfSeveral?: boolean;
  /** Whether a rule counts days from today. */
  countsFromToday?: boolean;
  /** Whether a field takes words of the visitor's own beside its options. */
  takesOwnWords?: boolean;
  /** Whether a time is one of the opening hours. */
  hasSlots?: boolean;
  /** Whether a number has a − and a +. */
  hasSteppers?: boolean;
  /** Whether a telephone number may be of any country. */
  asksForCountries?: boolean;
  /** Whether several answers can be chosen in the rows of a matrix. */
  hasSeveralInRows?: boolean;
  /** Whether a form asks for a month. */
  asksForMonths?: boolean;
  /** Whether a form takes types of files that few do. */
  takesMoreTypes?: boolean;
  /** Whether a button stays at the lower edge of telephones. */
  hasActionBar?: boolean;
  /** Whether fields are stored together. */
  hasStoredGroups?: boolean;
  /** Whether a field of a list's entries has a condition. */
  conditionsInLists?: boolean;
  /** Whether a note of a form has more than a paragraph, or opens. */
  hasRichNotes?: boolean;
  /** Whether one stands within a list, or among fields that are stored together. */
  notesInLists?: boolean;
  /** Whether a note of a form repeats answers. */
  notesAnswer?: boolean;
  /** Whether a field holds a map: statements with a choice each, or fields that are stored together. */
  hasMaps?: boolean;
  /** Whether a form gives its sender a number. */
  givesReferences?: boolean;
  /** Whether one shows its thanks below it: a number, words by answers, or what prints a copy. */
  showsThanks?: boolean;
  /** Whether visitors may save a form and go on later. */
  savesForLater?: boolean;
  /** Whether an option of any form has so many places. */
  countsPlaces?: boolean;
  /** The collections whose records a function of the site takes, in place of the database; null: none. */
  checkedByFunction?: readonly string[] | null;
  /** The second currency in which prices are shown; null: none. */
  secondCurrency?: SecondPrice | null;
  /** Whether a section has a look with a component of its own. */
  sectionLooks?: boolean;
  /** What the sections say of how they follow each other, as CSS; empty: nothing. */
  rhythm?: string;
  /** Whether a photograph says what matters most in it. */
  focusedPhotos?: boolean;
  /** Whether one has a crop for narrow screens. */
  tallPhotos?: boolean;
  /** Whether the opening of a page has a picture and a form. */
  pictureByForm?: boolean;
  /** Whether one page passes into the next. */
  lively?: boolean;
  /** Whether there is only a light scheme, or only a dark one. */
  oneScheme?: boolean;
  /** Whether there is a button for the scheme. */
  schemeSwitch?: boolean;
  /** Whether a font falls back on one with serifs, or the like. */
  otherFallbacks?: boolean;
  /** Whether a page may be read from right to left. */
  fromRight?: boolean;
  /** The parts of fonts that the texts of the pages need; null: whole fonts. */
  fontCuts?: FontCuts | null;
  /** The site's folder from the project's root, only on the dev server. */
  folder?: string;
};

declare global {
  var __SITE__: BuiltSite | undefined;
}
