import { fieldContract, typedField } from '../field-contract';
import { ofWords } from '../fitting-rules';

export const textContract = fieldContract('text', 'One line of text.', typedField).meta({
  fits: ofWords,
  alsoCalled: [
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
