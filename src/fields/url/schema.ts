import { fieldSchema, ofAddress, typedField } from '../field-schema';

export const urlSchema = fieldSchema(
  'url',
  'A web address. Telephones show the keyboard for it.',
  typedField,
).meta({ fits: ofAddress('web-address'), aliases: 'website link web homepage' });
