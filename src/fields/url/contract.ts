import { fieldContract, typedField } from '../field-contract';
import { ofAddress } from '../fitting-rules';

export const urlContract = fieldContract(
  'url',
  'A web address. Telephones show the keyboard for it.',
  typedField,
).meta({ fits: ofAddress('web-address'), alsoCalled: ['website', 'link', 'web', 'homepage'] });
