import { dayPlaces } from '../../schema/places';
import { usualText } from '../../schema/usual-text';
import { autoComplete, fieldSchema, initial, ofDays, prefill } from '../field-schema';

export const dateSchema = fieldSchema(
  'date',
  'A day, chosen from the browser’s own calendar. Stored as text like 2026-11-21.',
  {
    errorMessage: usualText(
      'date.errorMessage',
      'The error message for a day that is incomplete or does not exist.',
    ).meta({ part: 'more' }),
    places: dayPlaces(),
    autoComplete: autoComplete('day'),
    initial: initial(
      'The day at the start, like 2026-11-21: the same for all, whenever they come.',
    ),
    prefill: prefill(),
  },
).meta({
  closed: true,
  fits: ofDays,
  aliases: 'day calendar datepicker birthday appointment datetime',
});
