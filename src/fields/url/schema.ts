import { fieldSchema, typedField } from '../field-schema';
import { ofAddress } from '../fitting-rules';

export const urlSchema = fieldSchema(
  'url',
  'A web address. Telephones show the keyboard for it.',
  typedField,
).meta({ fits: ofAddress('web-address'), aliases: ['website', 'link', 'web', 'homepage'] });
