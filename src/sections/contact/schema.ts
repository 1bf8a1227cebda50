import { optionalText } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const contactSchema = sectionSchema(
  'contact',
  'How the firm is reached: telephones, e-mail addresses and the address of contact in config/site.ts, and beside them its hours.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    hoursTitle: optionalText(
      'The heading of the hours of business in config/site.ts.',
      'the hours are not shown',
    ),
  },
).meta({
  aliases: 'contact-details contacts reach-us phone social social-media address-block',
});
