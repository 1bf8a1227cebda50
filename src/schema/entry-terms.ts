import { type Diet, diets } from './diets';
import { optionalGroup, optionalText, strictObject, textWith } from './primitives';
import { whenUsual, whenUsualGroup } from './usual-text';
import type { UsualWord } from './usual-words/en';

const term = (word: UsualWord, words: string) =>
  optionalText(words, whenUsual(word)).meta({ usualElsewhere: word });

const termWith = <const Name extends string>(
  word: UsualWord,
  words: string,
  placeholders: Record<Name, { needed?: string }>,
) =>
  textWith(words, placeholders)
    .optional()
    .meta({ whenOmitted: whenUsual(word), usualElsewhere: word });

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
    priceFrom: termWith(
      'entries.priceFrom',
      'For the lowest of several prices. {price} becomes it.',
      {
        price: { needed: 'the price' },
      },
    ),
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
    allergens: termWith('entries.allergens', 'Before allergens. {allergens} becomes them.', {
      allergens: { needed: 'the allergens' },
    }),
    everyWeek: termWith(
      'entries.everyWeek',
      'For a series of events in one entry. {days} becomes its days of the week, {day} its last day.',
      { days: { needed: 'the days of the week' }, day: { needed: 'the last day' } },
    ),
    exceptOn: termWith(
      'entries.exceptOn',
      'For such a series with days on which it does not take place. {series} becomes the words above, {dates} these days.',
      { series: { needed: 'the series' }, dates: { needed: 'the days' } },
    ),
    moreDates: termWith(
      'entries.moreDates',
      'For a series with many dates. {dates} becomes the first of them, {count} the number of the others.',
      { dates: { needed: 'the first dates' }, count: { needed: 'the number of the others' } },
    ),
    aboutPrice: termWith(
      'entries.aboutPrice',
      'Behind a price, for the same in the second currency. {price} becomes it.',
      { price: { needed: 'the price' } },
    ),
    priceRate: termWith(
      'entries.priceRate',
      'Below prices in a second currency. {currency} becomes its three letters, {day} the day of the rate.',
      { currency: {}, day: { needed: 'the day of the rate' } },
    ),
    diets: dietTerms,
  }),
);
