import { string } from 'yup';
import { showWhen } from '../../schema/condition';
import { markedText, strictObject } from '../../schema/primitives';

export const noteSchema = strictObject({
  kind: string<'note'>()
    .oneOf(['note'])
    .required()
    .meta({ description: 'What sort of field this is.' }),
  words: markedText('The words.'),
  showWhen: showWhen(),
}).meta({
  description: 'Words between fields. Nothing is asked and nothing stored.',
  aliases: 'heading html info hint words title divider statement description',
});
