import { plainOption } from '../../contract/option';
import { listOf, optionalText } from '../../contract/primitives';
import { afterSubmit, autoComplete, fieldContract, initial } from '../field-contract';
import { ofWords } from '../fitting-rules';

export const selectContract = fieldContract('select', 'One of several options, in a list.', {
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
  alsoCalled: [
    'dropdown',
    'list',
    'combo',
    'combobox',
    'choice',
    'country',
    'autocomplete',
    'picker',
  ],
});
