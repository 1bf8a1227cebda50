import { whole } from '../../contract/primitives';
import { fieldContract, typedField } from '../field-contract';

/** Several lines of text; `rows` is the height in lines. */
export const textareaContract = fieldContract('textarea', {
  ...typedField,
  rows: whole().min(2, 'must be 2 or more'),
});
