import { optionalText, text, textWith } from './primitives';
import { en, type UsualWord } from './usual-words/en';

/** What the site says where nothing is written. */
export const whenUsual = (word: UsualWord) => `it says “${en[word]}”, in the language of the site`;

export const whenUsualGroup = 'they are the usual words, in the language of the site';

const meta = (word: UsualWord) => ({ usual: word, whenOmitted: whenUsual(word) });

/** A text for which the project has words of its own in several languages (src/schema/usual-words). */
export const usualText = (word: UsualWord, description: string) =>
  text(description).meta(meta(word));

/** Such a text with placeholders in { }. */
export const usualTextWith = <const Name extends string>(
  word: UsualWord,
  description: string,
  placeholders: Record<Name, { needed?: string }>,
) => textWith(description, placeholders).meta(meta(word));

/** Such a text that is in English by itself: config of an English site stays as small as it is written. */
export const optionalUsualText = (word: UsualWord, description: string) =>
  optionalText(description, whenUsual(word)).meta({ usual: word });
