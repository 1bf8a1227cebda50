import type { AnyObject, ISchema } from 'yup';
import { amount } from './amount';
import { entriesWhere } from './entries-where';
import type { Follows } from './metadata';
import {
  flag,
  listOf,
  oneLine,
  optionalGroup,
  optionalList,
  optionalMarkedText,
  optionalText,
  strictObject,
  text,
  whole,
} from './primitives';
import { seasonPrices } from './season-prices';
import { usualText } from './usual-text';
import { isGroup } from './values/group';

export const oneOfOptions = { beside: 'options[].value' } satisfies Follows;

const keysWith = (marks: boolean) => ({
  value: oneLine('What is stored when a visitor chooses it.').meta({
    marks,
    shownAs: 'label',
    names: 'option',
  }),
  label: optionalText('What visitors read.', 'the value itself').meta({ marks }),
  price: amount(
    'What it costs, or how much it counts, for a field of the kind price.',
    'it costs nothing',
  ),
  seasonPrices: seasonPrices(),
});

const described = {
  description: optionalMarkedText(
    'A sentence below what visitors read of the option; screen readers say it with the option.',
    'there is none',
  ),
};

const capacity = {
  capacity: whole(
    'How many places it has: as many visitors can choose it. The field then has places, the words for it.',
  )
    .positive('must be more than 0')
    .optional()
    .meta({ whenOmitted: 'any number of visitors can choose it' }),
};

const countedOption = strictObject({ ...keysWith(true), ...described, ...capacity });
const plainOption = strictObject({ ...keysWith(false), ...capacity });

const ofEntry = (words: string, whenOmitted: string) =>
  oneLine(words).optional().meta({ whenOmitted, ofEntry: true });

const optionsOfEntries = <Option>(option: ISchema<Option, AnyObject>) =>
  strictObject({
    from: text('The collection.').meta({
      shown: false,
      chooses: { name: 'collection' },
    }),
    where: entriesWhere('Which entries can be chosen. What is over cannot.', {}),
    label: ofEntry(
      'What visitors read, with names of the entry in braces, such as {name}, {price}.',
      '{name}; with dates {name}, {start}',
    ).meta({ translated: true }),
    value: ofEntry(
      'What is stored, with names of the entry in braces. No two entries may have the same.',
      '{id}, which stays when an entry is renamed',
    ),
    dates: flag(
      'Events: an option for each date of a series, by which it is booked. What is stored is the value with the date behind it, such as yoga 2027-03-05T18:00, and {start} in a label is that date; with places each date has the seats of the event.',
      'false: a series is one option',
    ),
    prices: flag('Whether the price of each entry counts, for a field of the kind price.'),
    also: optionalList('More options, below those of the entries.', 'there are no others', option),
  }).meta({
    group: {
      name: 'OptionsOfEntries',
      description: 'An option for each entry of a collection.',
    },
  });

/** As written: a list, or the entries of a collection, which become a list before anything shows it. */
const optionsWith = <Option>(option: ISchema<Option, AnyObject>) => {
  const group = optionsOfEntries(option);
  return listOf('The options, in order.', option)
    .when([], (_values, list, { value }) => (isGroup(value) ? group : list))
    .meta({ orGroup: group, inFiles: 'Or { from } with the name of a collection.' });
};

export const over = () =>
  optionalText(
    'The error message for an option made from a collection that is over when the form is sent, or has not begun.',
    'it is the message of the first rule of the field, or a general one',
  ).meta({ part: 'more' });

/** An option for words of the visitor's own, below the others. */
export const other = () =>
  optionalGroup(
    'An option more, below the others, with a line for words of the visitor’s own. They are stored as the value, or as one of several.',
    'visitors choose among the options',
    strictObject({
      label: usualText('other.label', 'What visitors read of the option.'),
      errorMessage: usualText(
        'other.errorMessage',
        'The error message for who chose it and wrote nothing, or the words of another option.',
      ),
      maxLength: whole('The largest number of characters that it accepts.')
        .positive('must be more than 0')
        .max(1000, 'must be 1000 or less')
        .optional()
        .meta({ whenOmitted: '200', unit: 'characters' }),
    }),
  ).meta({
    group: { name: 'OwnAnswer', description: 'An option for words of the visitor’s own.' },
  });

export const countedOptions = () => optionsWith(countedOption);

/** The same in the browser's native list, which shows only plain text. */
export const plainOptions = () => optionsWith(plainOption);

/** Entries of a collection in place of such a list. */
export const plainOptionsOfEntries = () => optionsOfEntries(plainOption);
