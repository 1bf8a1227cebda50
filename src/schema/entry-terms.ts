import { optionalText, strictObject, textWith } from './primitives';

const term = (words: string, otherwise: string) => optionalText(words, `it says “${otherwise}”`);

/** Words that lists of entries need beside those of the entries. */
export const entryTerms = strictObject({
  free: term('For a price of 0.', 'Free'),
  priceFrom: textWith('For the lowest of several prices. {price} becomes it.', {
    price: { needed: 'the price' },
  })
    .optional()
    .meta({ whenOmitted: 'it says “from {price}”' }),
  cancelled: term('For an event that does not take place.', 'Cancelled'),
  postponed: term('For an event that takes place later.', 'Postponed'),
  movedOnline: term('For an event that takes place on the internet instead.', 'Moved online'),
  soldOut: term('For what is sold out or taken.', 'Sold out'),
  fewLeft: term('For what is nearly sold out.', 'A few left'),
  addToCalendar: term('The link of an event that adds it to a calendar.', 'Add to calendar'),
  allToCalendar: term(
    'The link below a list of events that adds all of them to a calendar.',
    'All dates for your calendar',
  ),
  allergens: textWith('Before allergens. {allergens} becomes them.', {
    allergens: { needed: 'the allergens' },
  })
    .optional()
    .meta({ whenOmitted: 'it says “Contains {allergens}”' }),
})
  .optional()
  .default(undefined)
  .meta({
    description: 'Words for entries of collections.',
    whenOmitted: 'they are in English',
  });
