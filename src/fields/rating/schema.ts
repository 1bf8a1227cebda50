import { listOf, text } from '../../schema/primitives';
import { fieldSchema } from '../field-schema';

export const ratingSchema = fieldSchema(
  'rating',
  'Stars. Stored as a number: how many, or nothing where none was given.',
  {
    stars: listOf('What each star means, the worst first, for example Poor.', text())
      .min(2, 'must have two entries or more')
      .max(10, 'must have ten entries or fewer')
      .meta({ aliases: 'max maximum most count' }),
  },
).meta({
  holdsAtMost: 'stars',
  aliases: 'stars score review nps smileys likert scale',
});
