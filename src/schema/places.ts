import { optionalGroup, optionalText, strictObject, text, textWith, whole } from './primitives';
import { calledField, callsField } from './record';
import { usualTextWith } from './usual-text';

/** A stay, of which each night takes a place. */
const nights = optionalGroup(
  'A capacity is of each night, as that of rooms: a message takes a place of every night between two days. What is left is shown once both are chosen: of the night that has the fewest.',
  'a capacity is for good',
  strictObject({
    arrival: calledField('The name of the field with the first day, of the kind date.'),
    departure: calledField(
      'The name of the field with the last day, of the kind date. A rule days-after says how many nights there may be: most, 14 or fewer.',
    ),
  }),
).meta({
  group: { name: 'PlacesOfNights', description: 'Two days, and the nights between them.' },
});

const leftWords = (words: string) =>
  textWith(`${words} {count} becomes how many, for example {count} left.`, {
    count: { needed: 'the number of places' },
  });

const counting = {
  count: optionalText(
    'The name of a field that says how many places are taken: a number of people, or a list or checkboxes, which take as many as they have entries. What is empty takes one.',
    'each message takes one place',
  ).meta({ ...callsField }),
  tooFew: usualTextWith(
    'places.tooFew',
    'Shown to whoever asks for more places than are left. {count} becomes how many are.',
    { count: { needed: 'the number of places' } },
  )
    .optional()
    .meta({ usualWhere: ({ count }) => count !== undefined }),
};

type Counting = { count?: string | undefined; tooFew?: string | undefined };

const countForTooFew = {
  name: 'count-for-too-few',
  message: 'must not have tooFew without count: each message takes one place',
  test: (each?: Counting) => each?.tooFew === undefined || each.count !== undefined,
};

const ofOptions = {
  left: leftWords('Stands behind an option that has places left.'),
  full: text(
    'Stands behind an option that has none left. It cannot be chosen then, unless the form has a waiting list.',
  ),
  ...counting,
};

const about = (name: string) =>
  ({
    description:
      'What visitors read of options with a capacity. Options made from a collection have the seats of their entries as theirs.',
    whenOmitted: 'no option has a capacity',
    group: { name, description: 'The words of options with so many places each.' },
    part: 'more',
  }) as const;

/** The words of a field whose options have so many places each. */
export const places = () =>
  strictObject({ ...ofOptions, nights })
    .test(countForTooFew)
    .optional()
    .default(undefined)
    .meta(about('Places'));

/** The same of boxes to tick: a message takes a place of each. */
export const placesOfSeveral = () =>
  strictObject(ofOptions)
    .test(countForTooFew)
    .optional()
    .default(undefined)
    .meta(about('PlacesOfBoxes'));

/** So many places on each day, or at each time of a day. */
export const dayPlaces = () =>
  strictObject({
    each: whole('How many places each day has.')
      .positive('must be more than 0')
      .meta({ blank: 10 }),
    time: optionalText(
      'The name of a field of the kind time, or of a select or radio with times: each time of a day then has so many places.',
      'a day has so many in all',
    ).meta(callsField),
    left: leftWords('Stands below a day that has places left.'),
    full: text('Stands below a day that has none left.'),
    ...counting,
  })
    .test(countForTooFew)
    .optional()
    .default(undefined)
    .meta({
      description: 'So many places on each day, and what visitors read of them.',
      whenOmitted: 'any number of visitors can choose a day',
      group: { name: 'DayPlaces', description: 'So many places on each day, or at each time.' },
      part: 'more',
    });
