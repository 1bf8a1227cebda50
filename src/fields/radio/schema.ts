import { countedOption } from '../../schema/option';
import { places } from '../../schema/places';
import { listOf } from '../../schema/primitives';
import { afterSubmit, fieldSchema, initial, ofWords, prefill } from '../field-schema';

export const radioSchema = fieldSchema('radio', 'One of several options, all visible at once.', {
  options: listOf('The options, in order.', countedOption()),
  places: places(),
  initial: initial(),
  afterSubmit: afterSubmit(),
  prefill: prefill(),
}).meta({
  closed: true,
  fits: ofWords,
  aliases: 'radiobutton radio-buttons options yes-no single-choice buttons',
});
