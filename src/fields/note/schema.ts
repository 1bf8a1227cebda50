import { noteParagraphs, repeatsAnswers } from '../../schema/block';
import { showWhen } from '../../schema/condition';
import { lacks } from '../../schema/groups';
import { kindKey, optionalMarkedText, optionalText, strictObject } from '../../schema/primitives';

export const noteSchema = strictObject({
  kind: kindKey('note', 'The kind of field.'),
  words: optionalMarkedText(
    'The words. The name of a field of the form in { } becomes what was answered there, for example {Name}; a name that begins with a small letter stands in doubled braces: {{name}}.',
    'the note has paragraphs',
  ).meta(repeatsAnswers),
  paragraphs: noteParagraphs(
    'More words below these, or in their place. In paragraphs and points names of fields in { } become answers as well.',
    'the words are all',
  ),
  question: optionalText(
    'A question that opens the note, for example Why do we ask? Until somebody presses it the words are hidden.',
    'the words are always shown',
  ),
  showWhen: showWhen(),
})
  .test(
    lacks({
      key: 'words',
      form: "'Please bring your last letter.'",
      when: ({ words, paragraphs }) => words === undefined && !paragraphs?.length,
    }),
  )
  .meta({
    description: 'Words between fields. They ask and store nothing.',
    blank: ({ unused }) => ({ words: unused('New words') }),
    aliases: 'heading html info hint words title divider statement description',
  });
