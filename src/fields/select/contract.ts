import { string } from 'yup';
import { listOf, optionalText, strictObject, text } from '../../contract/primitives';
import { fieldContract } from '../field-contract';

/** One of several options; `placeholder` stands first, is disabled and has the empty value. */
export const selectContract = fieldContract('select', {
  options: listOf(strictObject({ value: text(), label: optionalText() })),
  placeholder: optionalText(),
  autoComplete: optionalText(),
  initial: string().optional(),
  afterSubmit: string().optional(),
});
