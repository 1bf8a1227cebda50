import { whole } from '../../schema/primitives';
import { autoComplete, fieldSchema, ofWords, prefill, typedField } from '../field-schema';

export const textareaSchema = fieldSchema('textarea', 'Several lines of text.', {
  ...typedField,
  autoComplete: autoComplete('anything'),
  prefill: prefill(),
  rows: whole('The height of the field in lines.')
    .min(2, 'must be 2 or more')
    .meta({ blank: 5, unit: 'lines', part: 'look' }),
}).meta({
  fits: ofWords,
  aliases: 'message comment multiline long-text paragraph comments richtext editor',
});
