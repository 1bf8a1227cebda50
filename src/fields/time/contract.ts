import { text } from '../../contract/primitives';
import { fieldContract, initial } from '../field-contract';

export const timeContract = fieldContract('time', 'A time of day. Stored as text like 09:30.', {
  refusal: text('What the visitor is told of a time that is incomplete.'),
  initial: initial(),
}).meta({ alsoCalled: ['clock', 'timepicker', 'hour', 'time-picker'] });
