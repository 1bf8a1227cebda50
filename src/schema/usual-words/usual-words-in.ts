import { ar } from './ar';
import { de } from './de';
import { en, type UsualWords } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { sv } from './sv';
import { tr } from './tr';
import { uk } from './uk';

const languages: Record<string, UsualWords> = { en, de, fr, es, it, nl, pl, pt, sv, tr, uk, ar };

/** The languages in which the project has words, as BCP 47 subtags. */
export const wordedLanguages: readonly string[] = Object.keys(languages);

/** The language of a tag such as de-AT: de. */
export const languageOf = (tag: string): string => (tag.split('-')[0] ?? '').toLowerCase();

/** The words of the language with this tag; undefined where the project has none. */
export const usualWordsIn = (tag: string): UsualWords | undefined => {
  const language = languageOf(tag);
  return Object.hasOwn(languages, language) ? languages[language] : undefined;
};
