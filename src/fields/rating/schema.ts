import { listOf, text } from '../../schema/primitives';
import { fieldSchema } from '../field-schema';

export const ratingSchema = fieldSchema(
  'rating',
  'Stars. Stored as their number, or as nothing if none were given.',
  {
    stars: listOf('What each star means, starting with the worst, for example Poor.', text())
      .min(2, 'must have two entries or more')
      .max(10, 'must have ten entries or fewer')
      .meta({ blank: ['Poor', 'Fair', 'Good'] }),
  },
).meta({
  closed: true,
  holdsAtMost: 'stars',
  aliases: 'stars review smileys',
});
