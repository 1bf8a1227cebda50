import { fieldContract, typedField } from '../field-contract';

/** An e-mail address: phones show the keyboard for it. */
export const emailContract = fieldContract('email', typedField);
