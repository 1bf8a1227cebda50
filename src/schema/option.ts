import { amount } from './amount';
import { oneLine, optionalText, strictObject, whole } from './primitives';

const keysWith = (marks: boolean) => ({
  value: oneLine('What is stored when a visitor chooses it.').meta({
    marks,
    shownAs: 'label',
  }),
  label: optionalText('What visitors read.', 'the value itself').meta({ marks }),
  price: amount('What it costs, for a field of the kind price.', 'it costs nothing'),
});

const countedWith = (marks: boolean) =>
  strictObject({
    ...keysWith(marks),
    capacity: whole(
      'How many places it has: as many visitors can choose it. The field then has places, the words for it.',
    )
      .positive('must be more than 0')
      .optional()
      .meta({ whenOmitted: 'any number of visitors can choose it' }),
  });

/** One of several options for a visitor. */
export const option = () => strictObject(keysWith(true));

/** The same where a visitor chooses one, which may have so many places. */
export const countedOption = () => countedWith(true);

/** The same in the browser's native list, which shows only plain text. */
export const plainOption = () => countedWith(false);
