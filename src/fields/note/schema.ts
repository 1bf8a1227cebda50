import { showWhen } from '../../schema/condition';
import { kindKey, markedText, strictObject } from '../../schema/primitives';

export const noteSchema = strictObject({
  kind: kindKey('note', 'What sort of field this is.'),
  words: markedText('The words.'),
  showWhen: showWhen(),
}).meta({
  description: 'Words between fields. Nothing is asked and nothing stored.',
  aliases: 'heading html info hint words title divider statement description',
});
