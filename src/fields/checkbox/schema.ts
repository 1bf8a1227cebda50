import { flag } from '../../schema/primitives';
import { fieldSchema } from '../field-schema';

export const checkboxSchema = fieldSchema(
  'checkbox',
  'A box to tick, for example a consent: its label may hold links. Stored as true or false.',
  { initial: flag('Whether it is ticked at the start.').meta({ part: 'more' }) },
).meta({
  fits: { meant: 'accepted', failed: [] },
  aliases: 'consent switch toggle agree agreement terms privacy boolean gdpr newsletter opt-in',
});
