import type { InferType } from 'yup';
import { calendarDay } from './calendar-day';
import { link } from './link';
import { optionalText, strictObject, text } from './primitives';

const day = (words: string, whenOmitted: string) =>
  calendarDay(words).optional().meta({ whenOmitted });

export const banner = strictObject({
  text: text('What it says, in one sentence.'),
  link: link('A link behind these words.')
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'there is no link' }),
  from: day('The first day on which it is shown.', 'it is shown at once'),
  until: day('The last day on which it is shown.', 'it is shown until you delete it'),
  close: optionalText(
    'The name of the button that puts it away. It stays away in that browser until its words change.',
    'it cannot be put away',
  ),
});

export type BannerDefinition = InferType<typeof banner>;
