import { carouselSchema } from '../../schema/carousel';
import { person } from '../../schema/person';
import { optionalList, withDescription } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const peopleSchema = sectionSchema(
  'people',
  'People with their photographs: in a grid, in groups, or in a carousel.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
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
