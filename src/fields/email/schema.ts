import { fieldSchema, typedField } from '../field-schema';
import { ofAddress } from '../fitting-rules';

export const emailSchema = fieldSchema(
  'email',
  'An e-mail address. Telephones show the keyboard for it.',
  typedField,
).meta({ fits: ofAddress('email'), aliases: ['mail', 'e-mail-address'] });
