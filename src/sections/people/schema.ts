import { carouselSchema } from '../../schema/carousel';
import { person } from '../../schema/person';
import { optionalGroup, optionalList, optionalOneOf } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const peopleSchema = sectionSchema(
  'people',
  'People with their photographs: in a grid, as large portraits, in rows, in groups, or in a carousel.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    look: optionalOneOf('How the people are shown.', 'grid', {
      grid: 'cards beside each other, or a carousel',
      portraits: 'large portraits, up to four in a row, which rise like a stair',
      rows: 'one below the other, each with what there is to say beside the name',
    }).meta({ input: 'layout' }),
    tiles: optionalOneOf('What people without a photograph have in its place.', 'initials', {
      initials: 'a tile with the first letters of their names',
      none: 'nothing: their words stand alone',
    }).meta({ input: 'look' }),
    people: optionalList('The people, in order.', 'the people of team in config/site.ts', person),
    carousel: optionalGroup(
      'Shows the people in a carousel, as set here.',
      'all are shown in rows',
      carouselSchema,
    ).meta({ inLooks: { not: ['portraits', 'rows'] } }),
  },
).meta({
  shows: { of: 'team', unless: 'people' },
  aliases: 'staff members employees team-members persons authors speakers',
});
