import { oneOfOptions, other, over, plainOptions } from '../../schema/option';
import { places } from '../../schema/places';
import { optionalText } from '../../schema/primitives';
import { afterSubmit, autoComplete, fieldSchema, initial, ofWords, prefill } from '../field-schema';

export const selectSchema = fieldSchema('select', 'One of several options, in a list.', {
  options: plainOptions(),
  other: other(),
  over: over(),
  placeholder: optionalText(
    'The first words of the list, which cannot be chosen, for example Please choose.',
    'the list starts with the options',
  ).meta({ usualElsewhere: 'select.placeholder', usualUnlessOwn: true }),
  places: places(),
  autoComplete: autoComplete('anything'),
  initial: initial().meta({ follows: oneOfOptions }),
  afterSubmit: afterSubmit().meta({ follows: oneOfOptions }),
  prefill: prefill(),
}).meta({
  closed: true,
  fits: ofWords,
  aliases: 'dropdown combo combobox choice autocomplete picker',
});
