import { whole } from '../../contract/primitives';
import { autoComplete, fieldContract, typedField } from '../field-contract';
import { ofWords } from '../fitting-rules';

export const textareaContract = fieldContract('textarea', 'Several lines of text.', {
  ...typedField,
  autoComplete: autoComplete('anything'),
  rows: whole('How many lines high the field is.').min(2, 'must be 2 or more'),
}).meta({
  fits: ofWords,
  alsoCalled: [
    'message',
    'comment',
    'multiline',
    'long-text',
    'paragraph',
    'comments',
    'richtext',
    'editor',
  ],
});
