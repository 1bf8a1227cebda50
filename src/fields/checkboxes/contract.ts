import { option } from '../../contract/option';
import { listOf, optionalList, text } from '../../contract/primitives';
import { fieldContract } from '../field-contract';

export const checkboxesContract = fieldContract(
  'checkboxes',
  'Some of several options: boxes to tick. Stored as a list.',
  {
    options: listOf('The options, in order.', option()),
    initial: optionalList('The values that are ticked at the start.', 'none is ticked', text()),
  },
).meta({
  holdsAtMost: 'options',
  alsoCalled: ['multiselect', 'multiple-choice', 'tags', 'multiple', 'checkbox-group', 'chips'],
});
