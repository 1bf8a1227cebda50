import { fieldContract, typedField } from '../field-contract';

/** A telephone number: phones show digits. */
export const telContract = fieldContract('tel', typedField);
