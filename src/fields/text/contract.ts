import { fieldContract, typedField } from '../field-contract';

/** One line of text. */
export const textContract = fieldContract('text', typedField);
