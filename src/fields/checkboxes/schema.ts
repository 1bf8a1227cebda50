import { countedOptions, oneOfOptions, other, over } from '../../schema/option';
import { placesOfSeveral } from '../../schema/places';
import { optionalList, text } from '../../schema/primitives';
import { fieldSchema, prefill } from '../field-schema';

export const checkboxesSchema = fieldSchema(
  'checkboxes',
  'Some of several options: boxes to tick. Stored as a list.',
  {
    options: countedOptions(),
    other: other(),
    over: over(),
    places: placesOfSeveral(),
    initial: optionalList(
      'The values ticked at the start.',
      'none is ticked',
      text().meta({ shown: false, follows: oneOfOptions }),
    ).meta({ part: 'more' }),
    prefill: prefill(),
  },
).meta({
  closed: true,
  holdsAtMost: 'options',
  aliases: 'multiselect multiple-choice tags multiple checkbox-group chips',
});
