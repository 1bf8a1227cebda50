import { text } from '../../schema/primitives';
import { fieldSchema, initial } from '../field-schema';
import { ofTimes } from '../fitting-rules';
import { likelyTime } from './likely-time';

export const timeSchema = fieldSchema('time', 'A time of day. Stored as text like 09:30.', {
  refusal: text('What the visitor is told of a time that is incomplete.'),
  initial: initial(),
}).meta({ fits: ofTimes, meant: likelyTime, aliases: ['clock', 'timepicker', 'hour'] });
