import { text } from '../../contract/primitives';
import { fieldContract, initial } from '../field-contract';
import { ofTimes } from '../fitting-rules';

export const timeContract = fieldContract('time', 'A time of day. Stored as text like 09:30.', {
  refusal: text('What the visitor is told of a time that is incomplete.'),
  initial: initial(),
}).meta({ fits: ofTimes, alsoCalled: ['clock', 'timepicker', 'hour'] });
