import { optionalText, strictObject, text, textWith } from './primitives';
import { callsField } from './record';
import { usualTextWith } from './usual-text';

/** The words of a field whose options have so many places each. */
export const places = () =>
  strictObject({
    left: textWith(
      'Stands behind an option that has places left. {count} becomes how many, for example {count} left.',
      { count: { needed: 'the number of places' } },
    ),
    full: text(
      'Stands behind an option that has none left. It cannot be chosen then, unless the form has a waiting list.',
    ),
    count: optionalText(
      'The name of a field that says how many places are taken: a number of people, or a list or checkboxes, which take as many as they have entries. What is empty takes one.',
      'each message takes one place',
    ).meta({ ...callsField, aliases: 'by people persons guests seats quantity number times' }),
    tooFew: usualTextWith(
      'places.tooFew',
      'Shown to whoever asks for more places than are left. {count} becomes how many are.',
      { count: { needed: 'the number of places' } },
    )
      .optional()
      .meta({ usualWhere: ({ count }) => count !== undefined }),
  })
    .test(
      'count-for-too-few',
      'must not have tooFew without count: each message takes one place',
      (each) => each?.tooFew === undefined || each.count !== undefined,
    )
    .optional()
    .default(undefined)
    .meta({
      description: 'What visitors read of options with a capacity.',
      whenOmitted: 'no option has a capacity',
      group: { name: 'Places', description: 'The words of options with so many places each.' },
    });
