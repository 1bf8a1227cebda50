import type { InferType } from 'yup';
import { calendarDay } from './calendar-day';
import { parseSpan, weekdays } from './hour-span';
import {
  listOf,
  oneOf,
  optionalList,
  optionalText,
  strictObject,
  text,
  withDescription,
} from './primitives';

const span = text().test(
  'span',
  "must be two different times of 24 hours, for example '08:00–12:00'; a day that is closed is not written at all",
  (value) => value === undefined || value.trim() === '' || parseSpan(value) !== undefined,
);

const usual = strictObject({
  days: listOf('The days of the week of which this is said.', oneOf(undefined, weekdays)),
  open: listOf(
    "From when to when: ['08:00–12:00', '13:00–18:00'] has a break at noon. '18:00–02:00' ends the day after.",
    span,
  ),
});

const special = strictObject({
  label: optionalText('What the day is, for example Christmas.', 'the day stands alone'),
  from: calendarDay('The day, or the first of several, as 2027-12-24.'),
  to: calendarDay('The last of several days.').optional().meta({ whenOmitted: 'it is one day' }),
  open: listOf('From when to when on these days.', span)
    .optional()
    .meta({ whenOmitted: 'these days are closed' }),
});

const hours = strictObject({
  week: listOf('When it is open in the usual week. Days that are not named are closed.', usual),
  special: optionalList(
    'Days on which it is otherwise, holidays for example, in order.',
    'every week is like the other',
    special,
  ),
  closed: text('What is said of days that are closed.'),
}).meta({ group: { name: 'Hours', description: 'Opening hours.' } });

export type Hours = InferType<typeof hours>;

/** `hours` as a key of a group. */
export const optionalHours = (words: string, whenOmitted: string) =>
  withDescription(words, hours).optional().default(undefined).meta({ whenOmitted });
