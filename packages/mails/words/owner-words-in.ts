import { languageOf } from '../../../src/schema/usual-words/usual-words-in';
import { ar } from './ar';
import { de } from './de';
import { en, type OwnerWords } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { sv } from './sv';
import { tr } from './tr';
import { uk } from './uk';

const languages: Record<string, OwnerWords> = { en, de, fr, es, it, nl, pl, pt, sv, tr, uk, ar };

/** The words of mails to the owner in the language with this tag (BCP 47); English where the project has none. */
export const ownerWordsIn = (tag: string): OwnerWords => {
  const language = languageOf(tag);
  return Object.hasOwn(languages, language) ? (languages[language] ?? en) : en;
};
