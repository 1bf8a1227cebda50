import { fieldSchema, typedField } from '../field-schema';
import { ofAddress } from '../fitting-rules';

export const telSchema = fieldSchema(
  'tel',
  'A telephone number. Telephones show digits.',
  typedField,
).meta({
  fits: ofAddress('digits'),
  aliases: ['phone', 'telephone', 'mobile', 'mobile-phone', 'cell-phone', 'phone-number', 'fax'],
});
