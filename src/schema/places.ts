import { strictObject, text, textWith } from './primitives';

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
  })
    .optional()
    .default(undefined)
    .meta({
      description: 'What visitors read of options with a capacity.',
      whenOmitted: 'no option has a capacity',
      group: { name: 'Places', description: 'The words of options with so many places each.' },
    });
