import { carouselSchema } from '../../schema/carousel';
import { person } from '../../schema/person';
import { oneOf, optionalList, withDescription } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const peopleSchema = sectionSchema(
  'people',
  'People with their photographs: in a grid, as large portraits, in rows, in groups, or in a carousel.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    look: oneOf('How the people are shown.', {
      grid: 'cards beside each other, or a carousel',
      portraits: 'large portraits, up to four in a row, which rise like a stair',
      rows: 'one below the other, each with what there is to say beside the name',
    })
      .optional()
      .meta({ whenOmitted: 'grid', input: 'layout' }),
    tiles: oneOf('What people without a photograph have in its place.', {
      initials: 'a tile with the first letters of their names',
      none: 'nothing: their words stand alone',
    })
      .optional()
      .meta({ whenOmitted: 'initials', input: 'look' }),
    people: optionalList('The people, in order.', 'the people of team in config/site.ts', person),
    carousel: withDescription('Shows the people in a carousel, as set here.', carouselSchema)
      .optional()
      .default(undefined)
      .meta({ whenOmitted: 'all are shown in rows' }),
  },
).meta({
  shows: { of: 'team', unless: 'people' },
  aliases: 'staff members employees team-members persons authors speakers',
});
