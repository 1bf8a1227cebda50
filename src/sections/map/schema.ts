import { whole } from '../../schema/primitives';
import { askFlag, sectionSchema, sectionTitle, standing } from '../section-schema';

export const mapSchema = sectionSchema(
  'map',
  'Where the agency is: the address, a map and a plain link to it, from contact.place of config/site.ts.',
  {
    ...standing,
    title: sectionTitle(),
    // Specification, section 9.
    height: whole('How high the map is, in pixels.').min(100),
    ask: askFlag(),
  },
).meta({
  aliases: 'location directions google-maps openstreetmap route where-we-are',
});
