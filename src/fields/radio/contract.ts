import { option } from '../../contract/option';
import { listOf } from '../../contract/primitives';
import { afterSubmit, fieldContract, initial } from '../field-contract';
import { ofWords } from '../fitting-rules';

export const radioContract = fieldContract(
  'radio',
  'One of several options, all of them in view.',
  {
    options: listOf('The options, in order.', option()),
    initial: initial(),
    afterSubmit: afterSubmit(),
  },
).meta({
  fits: ofWords,
  alsoCalled: ['radiobutton', 'radio-buttons', 'options', 'yes-no', 'single-choice', 'buttons'],
});
