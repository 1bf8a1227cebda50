import { validTime } from '../../schema/hour-span';
import { usualText } from '../../schema/usual-text';
import { fieldSchema, initial, ofTimes, prefill } from '../field-schema';

/** Parses 9:30 and 9.30, as config may write times. */
const likelyTime = (text: unknown): string | undefined => {
  const [, hours = '', minutes] = /^\s*(\d{1,2})[.:h](\d{2})\s*$/.exec(String(text)) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return validTime.test(time) ? time : undefined;
};

export const timeSchema = fieldSchema('time', 'A time of day. Stored as text like 09:30.', {
  errorMessage: usualText('time.errorMessage', 'The error message for a time that is incomplete.'),
  initial: initial(),
  prefill: prefill(),
}).meta({
  closed: true,
  fits: ofTimes,
  meant: likelyTime,
  aliases: 'clock timepicker hour',
});
