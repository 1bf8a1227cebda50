import { fieldSchema, ofAddress, typedField } from '../field-schema';

export const emailSchema = fieldSchema(
  'email',
  'An e-mail address. Telephones show the keyboard for it.',
  typedField,
).meta({ fits: ofAddress('email'), aliases: 'mail e-mail-address' });
