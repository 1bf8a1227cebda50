import { fieldSchema, ofAddress, typedField } from '../field-schema';

export const telSchema = fieldSchema(
  'tel',
  'A telephone number. Phones show a keyboard of digits.',
  typedField,
).meta({
  fits: ofAddress('digits'),
  aliases: 'phone telephone mobile mobile-phone cell-phone phone-number fax',
});
