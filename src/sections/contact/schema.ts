import { optionalText } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const contactSchema = sectionSchema(
  'contact',
  'How to reach the business: the telephone numbers, e-mail addresses and address of contact in config/site.ts, with its hours beside them.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    hoursTitle: optionalText(
      'The heading above the hours of business in config/site.ts.',
      'the hours are not shown',
    ),
  },
).meta({
  shows: { of: 'business.hours', at: 'hoursTitle' },
  asks: true,
  aliases: 'contact-details contacts reach-us phone social social-media address-block',
});
