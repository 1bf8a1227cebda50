import { likelyDay } from '../../contract/likely-day';
import { text } from '../../contract/primitives';
import { autoComplete, fieldContract, initial } from '../field-contract';
import { ofDays } from '../fitting-rules';

export const dateContract = fieldContract(
  'date',
  'A day, by the browser’s own calendar. Stored as text like 2026-11-21.',
  {
    refusal: text('What the visitor is told of a day that is incomplete or does not exist.'),
    autoComplete: autoComplete('day'),
    initial: initial(),
  },
).meta({
  fits: ofDays,
  meant: (value) => likelyDay(String(value)),
  alsoCalled: ['day', 'calendar', 'datepicker', 'birthday', 'appointment', 'datetime', 'month'],
});
