import { fieldContract, typedField } from '../field-contract';

export const textContract = fieldContract('text', 'One line of text.', typedField).meta({
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
