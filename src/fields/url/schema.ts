import { fieldSchema, ofAddress, typedField } from '../field-schema';

export const urlSchema = fieldSchema(
  'url',
  'A web address. Phones show the matching keyboard.',
  typedField,
).meta({ fits: ofAddress('web-address'), aliases: 'website link web homepage' });
