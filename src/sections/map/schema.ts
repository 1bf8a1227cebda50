import { whole } from '../../schema/primitives';
import { askFlag, sectionSchema, sectionTitle, standing } from '../section-schema';

export const mapSchema = sectionSchema(
  'map',
  'Where the business is: the address, a map and a plain link to it, from contact.place of config/site.ts.',
  {
    ...standing,
    title: sectionTitle(),
    // Specification, section 9.
    height: whole('The height of the map in pixels.').min(100).meta({ blank: 500, unit: 'px' }),
    ask: askFlag(),
  },
).meta({
  shows: { of: 'contact.place' },
  aliases: 'location directions google-maps openstreetmap route where-we-are',
});
