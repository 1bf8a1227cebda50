import { text } from '../../contract/primitives';
import { fieldContract, initial } from '../field-contract';
import { ofTimes } from '../fitting-rules';
import { likelyTime } from './likely-time';

export const timeContract = fieldContract('time', 'A time of day. Stored as text like 09:30.', {
  refusal: text('What the visitor is told of a time that is incomplete.'),
  initial: initial(),
}).meta({ fits: ofTimes, meant: likelyTime, alsoCalled: ['clock', 'timepicker', 'hour'] });
