import { plainOption } from '../../schema/option';
import { listOf, optionalText } from '../../schema/primitives';
import { afterSubmit, autoComplete, fieldSchema, initial, ofWords } from '../field-schema';

export const selectSchema = fieldSchema('select', 'One of several options, in a list.', {
  options: listOf('The options, in order.', plainOption()),
  placeholder: optionalText(
    'Words that stand first and cannot be chosen, for example Please choose.',
    'nothing stands before the options',
  ),
  autoComplete: autoComplete('anything'),
  initial: initial(),
  afterSubmit: afterSubmit(),
}).meta({
  fits: ofWords,
  aliases: 'dropdown list combo combobox choice country autocomplete picker',
});
