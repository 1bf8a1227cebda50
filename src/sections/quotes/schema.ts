import { carouselSchema } from '../../schema/carousel';
import { lacks } from '../../schema/groups';
import { photo } from '../../schema/picture';
import {
  listOf,
  markedText,
  optionalGroup,
  optionalOneOf,
  optionalText,
  sample,
  strictObject,
  text,
  whole,
} from '../../schema/primitives';
import { usualTextWith } from '../../schema/usual-text';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const quote = strictObject({
  sample: sample(),
  words: markedText('What was said, without quotation marks.'),
  name: text('Who said it.'),
  role: optionalText('Who that person is.', 'only the name is shown'),
  photo: optionalGroup('A photograph of the person.', 'the name has no picture', photo),
  stars: whole('How many of five stars were given.')
    .min(1)
    .max(5)
    .optional()
    .meta({ whenOmitted: 'no stars are shown', unit: 'stars' }),
});

const hasStars = ({ quotes }: { quotes?: unknown }): boolean =>
  Array.isArray(quotes) &&
  quotes.some((each: { stars?: unknown } | null) => each?.stars !== undefined);

export const quotesSchema = sectionSchema(
  'quotes',
  'What others said, each with a name: in a grid, in a carousel, in speech bubbles, or very large.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    look: optionalOneOf('How the quotes are shown.', 'cards', {
      cards: 'cards of one size, in rows or in a carousel',
      bubbles: 'speech bubbles in rows, each above who says it',
      large:
        'the first one in very large letters beside the photograph of who said it; so is each other that has a photograph, and the rest follow small',
    }).meta({ input: 'layout' }),
    quotes: listOf('The quotes, in order.', quote),
    rating: usualTextWith(
      'quotes.rating',
      'The words for the stars, for screen readers. {number} becomes how many there are.',
      { number: { needed: 'the number of stars' } },
    )
      .optional()
      .meta({ usualWhere: hasStars }),
    carousel: optionalGroup(
      'Shows the quotes in a carousel, as set here.',
      'the quotes are in a grid',
      carouselSchema,
    ).meta({ inLooks: { not: ['large'] } }),
  },
)
  // Visitors who cannot see them would not know what they are.
  .test(
    lacks({
      key: 'rating',
      form: "'{number} of 5 stars'",
      when: ({ quotes, rating }) => rating === undefined && hasStars({ quotes }),
    }),
  )
  .meta({
    aliases:
      'testimonials testimonial reviews review ratings voices feedback references customers-say',
  });
