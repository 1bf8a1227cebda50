import { type Diet, diets } from './diets';
import { optionalGroup, optionalText, strictObject, textWith } from './primitives';
import { whenUsual, whenUsualGroup } from './usual-text';
import type { UsualWord } from './usual-words/en';

const term = (word: UsualWord, words: string) =>
  optionalText(words, whenUsual(word)).meta({ usualElsewhere: word });

const dietTerms = optionalGroup(
  'Words for the diets of dishes.',
  whenUsualGroup,
  strictObject(
    Object.fromEntries(
      Object.entries(diets).map(([diet, meaning]) => [
        diet,
        term(`diets.${diet as Diet}`, `For “${diet}”: ${meaning}.`),
      ]),
    ) as Record<Diet, ReturnType<typeof term>>,
  ),
);

/** Words that lists of entries need beside those of the entries. */
export const entryTerms = optionalGroup(
  'Words for entries of collections.',
  'they are the usual ones in the language of the site',
  strictObject({
    free: term('entries.free', 'For a price of 0.'),
    priceFrom: textWith('For the lowest of several prices. {price} becomes it.', {
      price: { needed: 'the price' },
    })
      .optional()
      .meta({ whenOmitted: whenUsual('entries.priceFrom'), usualElsewhere: 'entries.priceFrom' }),
    cancelled: term('entries.cancelled', 'For an event that does not take place.'),
    postponed: term('entries.postponed', 'For an event that takes place later.'),
    movedOnline: term(
      'entries.movedOnline',
      'For an event that takes place on the internet instead.',
    ),
    soldOut: term('entries.soldOut', 'For what is sold out or taken.'),
    fewLeft: term('entries.fewLeft', 'For what is nearly sold out.'),
    addToCalendar: term(
      'entries.addToCalendar',
      'The link of an event that adds it to a calendar.',
    ),
    allToCalendar: term(
      'entries.allToCalendar',
      'The link below a list of events that adds all of them to a calendar.',
    ),
    allergens: textWith('Before allergens. {allergens} becomes them.', {
      allergens: { needed: 'the allergens' },
    })
      .optional()
      .meta({ whenOmitted: whenUsual('entries.allergens'), usualElsewhere: 'entries.allergens' }),
    diets: dietTerms,
  }),
);
