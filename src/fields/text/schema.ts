import { fieldSchema, ofWords, prefill, typedField } from '../field-schema';

export const textSchema = fieldSchema('text', 'One line of text.', {
  ...typedField,
  prefill: prefill(),
}).meta({
  fits: ofWords,
  aliases: `
    string input name line single-line textfield city color colour color-picker iban
    zip postcode
  `,
});
