import { fieldContract, typedField } from '../field-contract';

export const telContract = fieldContract(
  'tel',
  'A telephone number. Telephones show digits.',
  typedField,
).meta({ alsoCalled: ['phone', 'telephone', 'mobile', 'phone-number', 'fax'] });
