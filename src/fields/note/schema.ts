import { showWhen } from '../../schema/condition';
import { kindKey, markedText, strictObject } from '../../schema/primitives';

export const noteSchema = strictObject({
  kind: kindKey('note', 'The kind of field.'),
  words: markedText('The words.'),
  showWhen: showWhen(),
}).meta({
  description: 'Words between fields. They ask and store nothing.',
  aliases: 'heading html info hint words title divider statement description',
});
