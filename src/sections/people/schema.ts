import { carouselSchema } from '../../schema/carousel';
import { person } from '../../schema/person';
import { optionalList, withDescription } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const peopleSchema = sectionSchema(
  'people',
  'People with their photographs: in a grid, in groups, or passing by side by side.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    people: optionalList(
      'The people, in order.',
      'the people of team in config/site.ts are shown',
      person,
    ),
    carousel: withDescription('They pass by side by side, in this way.', carouselSchema)
      .optional()
      .default(undefined)
      .meta({ whenOmitted: 'all of them stand below each other, in rows' }),
  },
).meta({
  aliases: 'staff members employees team-members persons authors speakers',
});
