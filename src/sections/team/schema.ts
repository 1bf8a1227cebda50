import { carouselSchema } from '../../schema/carousel';
import { withDescription } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const teamSchema = sectionSchema(
  'team',
  'The people of team in config/site.ts, in a carousel.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    carousel: withDescription('How the carousel moves.', carouselSchema),
  },
).meta({
  shows: { of: 'team' },
  aliases: 'staff-carousel our-team',
});
