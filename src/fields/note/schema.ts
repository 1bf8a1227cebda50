import { showWhen } from '../../schema/condition';
import { kindKey, markedText, strictObject } from '../../schema/primitives';

export const noteSchema = strictObject({
  kind: kindKey('note', 'The kind of field.'),
  words: markedText(
    'The words. The name of a field of the form in { } becomes what was answered there, for example {Name}; a name that begins with a small letter stands in doubled braces: {{name}}.',
  ).meta({ follows: { name: 'field', inBraces: true } }),
  showWhen: showWhen(),
}).meta({
  description: 'Words between fields. They ask and store nothing.',
  aliases: 'heading html info hint words title divider statement description',
});
