import { fieldContract, typedField } from '../field-contract';
import { ofAddress } from '../fitting-rules';

export const telContract = fieldContract(
  'tel',
  'A telephone number. Telephones show digits.',
  typedField,
).meta({
  fits: ofAddress('digits'),
  alsoCalled: ['phone', 'telephone', 'mobile', 'mobile-phone', 'cell-phone', 'phone-number', 'fax'],
});
