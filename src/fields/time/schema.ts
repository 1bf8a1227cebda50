import { slotTimes } from '../../schema/hours';
import { optionalGroup, strictObject } from '../../schema/primitives';
import { usualText } from '../../schema/usual-text';
import { fieldSchema, initial, ofTimes, prefill } from '../field-schema';

const slots = optionalGroup(
  'The times as a list to choose from: those of the opening hours, or of the day in another field, as its rule opening-time says. With places of that day each says how many it has left.',
  'any time can be typed',
  strictObject({
    ...slotTimes,
    placeholder: usualText(
      'select.placeholder',
      'The first words of the list, which cannot be chosen, for example Please choose.',
    ),
  }),
).meta({ group: { name: 'Slots', description: 'Times of the opening hours to choose from.' } });

export const timeSchema = fieldSchema('time', 'A time of day. Stored as text like 09:30.', {
  errorMessage: usualText(
    'time.errorMessage',
    'The error message for a time that is incomplete.',
  ).meta({
    part: 'more',
  }),
  slots,
  initial: initial(),
  prefill: prefill(),
}).meta({
  closed: true,
  fits: ofTimes,
  aliases: 'clock timepicker hour',
});
