import { carouselSchema } from '../../schema/carousel';
import { withDescription } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const teamSchema = sectionSchema(
  'team',
  'The people of the agency, who are in team of config/site.ts, side by side.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    carousel: withDescription('How the people pass by.', carouselSchema),
  },
).meta({ aliases: 'staff-carousel our-team' });
