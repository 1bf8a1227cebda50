import { link } from '../../schema/link';
import { picture } from '../../schema/picture';
import { markedText, optionalText, text } from '../../schema/primitives';
import { sectionSchema } from '../section-schema';

export const heroSchema = sectionSchema(
  'hero',
  'The opening of Home: the headline, where to read on, and beside them a form or a picture.',
  {
    title: text('The headline of the page.'),
    highlight: optionalText(
      'The word of the headline that stands on a stroke of the highlighter.',
      'no word is highlighted',
    ),
    lead: markedText('The sentence below the headline.'),
    action: link('The button below that sentence.'),
    form: optionalText(
      'The form: the name of its file in config/forms, without .ts.',
      'there is no form',
    ),
    picture: picture('A photograph or drawing: beside the words, or below them if there is a form.')
      .optional()
      .meta({ whenOmitted: 'there is no picture' }),
  },
).meta({
  aliases: 'banner jumbotron intro opening start splash masthead cover',
});
