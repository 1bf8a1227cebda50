import { usualText } from '../../schema/usual-text';
import { fieldSchema, initial, ofTimes, prefill } from '../field-schema';

export const timeSchema = fieldSchema('time', 'A time of day. Stored as text like 09:30.', {
  errorMessage: usualText('time.errorMessage', 'The error message for a time that is incomplete.'),
  initial: initial(),
  prefill: prefill(),
}).meta({
  closed: true,
  fits: ofTimes,
  aliases: 'clock timepicker hour',
});
