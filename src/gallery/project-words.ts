import type { SiteDefinition } from '../schema/site';
import { en, type UsualWord, type UsualWords } from '../schema/usual-words/en';
import { usualWordsIn, wordedLanguages } from '../schema/usual-words/usual-words-in';
import { isGroup } from '../schema/values/group';
import { mapEntries } from '../schema/values/map-entries';

/** The words that come with the project, in the language that the gallery asks for: `?words=ar` of a frame. */

export const wordsToChoose: readonly { tag: string; name: string }[] = wordedLanguages.map(
  (tag) => ({ tag, name: new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag }),
);

export type SpokenLanguage = { tag: string; direction: 'ltr' | 'rtl'; words: UsualWords };

/** The language that the address of a frame asks for; undefined where it asks for none that the project speaks. */
export const languageAsked = (search: string): SpokenLanguage | undefined => {
  const tag = new URLSearchParams(search).get('words') ?? '';
  const words = usualWordsIn(tag);
  return words && { tag, direction: words.direction === 'rtl' ? 'rtl' : 'ltr', words };
};

const withWord = (value: unknown, [key, ...inner]: readonly string[], word: string): unknown =>
  key === undefined
    ? word
    : {
        ...(isGroup(value) && value),
        [key]: withWord(isGroup(value) ? value[key] : {}, inner, word),
      };

/** The site in the language: groups that it has say the words of the project. Those of the map stand deeper. */
export const siteSpoken = (site: SiteDefinition, language: SpokenLanguage): SiteDefinition => {
  const { tag, direction, words } = language;
  return Object.entries(words).reduce<SiteDefinition>(
    (spoken, [path, word]) => {
      const steps = path.split('.');
      const [group = ''] = steps;
      return isGroup(Reflect.get(site, group)) && group !== 'contact'
        ? (withWord(spoken, steps, word) as SiteDefinition)
        : spoken;
    },
    { ...site, language: tag, direction },
  );
};

const englishWords = Object.entries(en) as [UsualWord, string][];

/** What the language says for an English text of the project at this place, such as stepping.next, if that is certain. */
const wordFor = (text: string, place: string, { words }: SpokenLanguage): string => {
  const same = englishWords.flatMap(([word, english]) => (english === text ? [word] : []));
  const here = same.filter((word) => word === place);
  const translations = new Set((here.length > 0 ? here : same).map((word) => words[word]));
  const [only = text] = translations;
  return translations.size === 1 ? only : text;
};

/** An example in the language: texts that are words of the project; the others stay in English. */
export const exampleSpoken = <Value>(value: Value, language: SpokenLanguage): Value => {
  const walk = (each: unknown, group: string, key: string): unknown => {
    if (typeof each === 'string') return wordFor(each, `${group}.${key}`, language);
    return mapEntries(each, (entry, step) =>
      typeof step === 'number' ? walk(entry, group, key) : walk(entry, key, step),
    );
  };
  return walk(value, '', '') as Value;
};
