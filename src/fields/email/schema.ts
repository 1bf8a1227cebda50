import { fieldSchema, ofAddress, typedField } from '../field-schema';

export const emailSchema = fieldSchema(
  'email',
  'An e-mail address. Phones show the matching keyboard.',
  typedField,
).meta({ fits: ofAddress('email'), aliases: 'mail e-mail-address' });
