import { fieldContract, typedField } from '../field-contract';

export const emailContract = fieldContract(
  'email',
  'An e-mail address. Telephones show the keyboard for it.',
  typedField,
).meta({ alsoCalled: ['mail', 'e-mail-address'] });
