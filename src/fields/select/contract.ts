import { string } from 'yup';
import { listOf, optionalText, strictObject, text } from '../../contract/primitives';
import { fieldContract } from '../field-contract';

/** What is stored is read by people: no value holds what cannot be seen, or half a character. */
const optionValue = () =>
  text().test(
    'one-line',
    'must be one line without control characters',
    (value) => !/[\p{Control}\p{Surrogate}\u2028\u2029]/u.test(value),
  );

/** One of several options; `placeholder` stands first, is disabled and has the empty value. */
export const selectContract = fieldContract('select', {
  options: listOf(strictObject({ value: optionValue(), label: optionalText() })),
  placeholder: optionalText(),
  autoComplete: optionalText(),
  initial: string().optional(),
  afterSubmit: string().optional(),
});
