import { listOf, optionalText, strictObject, text } from '../../contract/primitives';
import { afterSubmit, autoComplete, fieldContract, initial } from '../field-contract';

/** What is stored is read by people: no value holds what cannot be seen, or half a character. */
const optionValue = (words: string) =>
  text(words).test(
    'one-line',
    'must be one line without control characters',
    (value) => !/[\p{Control}\p{Surrogate}\u2028\u2029]/u.test(value),
  );

const option = strictObject({
  value: optionValue('What is stored when a visitor chooses it.'),
  label: optionalText('What visitors read.', 'the value itself'),
});

export const selectContract = fieldContract('select', 'One of several options, in a list.', {
  options: listOf('The options, in order.', option),
  placeholder: optionalText(
    'Words that stand first and cannot be chosen, for example Please choose.',
    'nothing stands before the options',
  ),
  autoComplete: autoComplete(),
  initial: initial(),
  afterSubmit: afterSubmit(),
});
