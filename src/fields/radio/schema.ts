import { countedOptions, oneOfOptions, other, over } from '../../schema/option';
import { places } from '../../schema/places';
import { afterSubmit, fieldSchema, initial, ofWords, prefill } from '../field-schema';

export const radioSchema = fieldSchema('radio', 'One of several options, all visible at once.', {
  options: countedOptions(),
  other: other(),
  over: over(),
  places: places(),
  initial: initial().meta({ follows: oneOfOptions }),
  afterSubmit: afterSubmit().meta({ follows: oneOfOptions }),
  prefill: prefill(),
}).meta({
  closed: true,
  fits: ofWords,
  aliases: 'radiobutton radio-buttons options yes-no single-choice buttons',
});
