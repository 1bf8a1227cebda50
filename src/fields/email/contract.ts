import { fieldContract, typedField } from '../field-contract';
import { ofAddress } from '../fitting-rules';

export const emailContract = fieldContract(
  'email',
  'An e-mail address. Telephones show the keyboard for it.',
  typedField,
).meta({ fits: ofAddress('email'), alsoCalled: ['mail', 'e-mail-address'] });
