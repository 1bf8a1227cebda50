import { fieldContract, typedField } from '../field-contract';

export const urlContract = fieldContract(
  'url',
  'A web address. Telephones show the keyboard for it.',
  typedField,
).meta({ alsoCalled: ['website', 'link', 'web', 'homepage'] });
