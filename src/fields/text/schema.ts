import { fieldSchema, typedField } from '../field-schema';
import { ofWords } from '../fitting-rules';

export const textSchema = fieldSchema('text', 'One line of text.', typedField).meta({
  fits: ofWords,
  aliases: [
    'string',
    'input',
    'name',
    'line',
    'single-line',
    'textfield',
    'city',
    'color',
    'colour',
    'color-picker',
    'iban',
    'address',
    'zip',
    'postcode',
  ],
});
