import { carouselContract } from '../../contract/carousel';
import { says } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

export const teamContract = sectionContract(
  'team',
  'The people of the agency, who are in team of config/site.ts, side by side.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    carousel: says('How the people pass by.', carouselContract),
  },
).meta({ alsoCalled: ['staff-carousel', 'our-team'] });
