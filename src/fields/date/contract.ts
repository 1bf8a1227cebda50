import { text } from '../../contract/primitives';
import { autoComplete, fieldContract, initial } from '../field-contract';

export const dateContract = fieldContract(
  'date',
  'A day, by the browser’s own calendar. Stored as text like 2026-11-21.',
  {
    refusal: text('What the visitor is told of a day that is incomplete or does not exist.'),
    autoComplete: autoComplete(),
    initial: initial(),
  },
).meta({
  alsoCalled: [
    'day',
    'calendar',
    'datepicker',
    'birthday',
    'appointment',
    'datetime',
    'date-time',
    'month',
  ],
});
