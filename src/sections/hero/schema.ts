import { link } from '../../schema/link';
import { picture } from '../../schema/picture';
import { markedText, optionalText, text } from '../../schema/primitives';
import { sectionSchema } from '../section-schema';

export const heroSchema = sectionSchema(
  'hero',
  'The opening of Home: the headline and a button, with a form or a picture beside them.',
  {
    title: text('The headline of the page.'),
    highlight: optionalText(
      'The word of the headline that is marked by the highlighter.',
      'no word is highlighted',
    ).meta({ shown: false }),
    lead: markedText('The sentence below the headline.'),
    action: link('The button below that sentence.'),
    form: optionalText(
      'The form: the name of its file in config/forms, without .ts.',
      'there is no form',
    ).meta({ shown: false }),
    picture: picture('A photograph or drawing: beside the text, or below it if there is a form.')
      .optional()
      .meta({ whenOmitted: 'there is no picture' }),
  },
).meta({
  opens: true,
  aliases: 'banner jumbotron intro opening start splash masthead cover',
});
