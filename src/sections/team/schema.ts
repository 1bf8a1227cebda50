import { carouselSchema } from '../../schema/carousel';
import { says } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const teamSchema = sectionSchema(
  'team',
  'The people of the agency, who are in team of config/site.ts, side by side.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    carousel: says('How the people pass by.', carouselSchema),
  },
).meta({ alsoCalled: ['staff-carousel', 'our-team'] });
