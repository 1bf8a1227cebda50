import { fieldContract, typedField } from '../field-contract';

export const textContract = fieldContract('text', 'One line of text.', typedField);
