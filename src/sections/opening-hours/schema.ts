import { optionalHours } from '../../schema/hours';
import { optionalMarkedText, optionalText } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const openingHoursSchema = sectionSchema(
  'opening-hours',
  'The opening hours: each day of the week, breaks and holidays.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    specialTitle: optionalText('The heading of the days with other hours.', 'they have no heading'),
    note: optionalMarkedText('A note below the hours.', 'there is no note'),
    hours: optionalHours(
      'Hours only for this section, for example of a second shop.',
      'the hours of business in config/site.ts',
    ),
  },
).meta({
  shows: { of: 'business.hours', unless: 'hours' },
  aliases: 'hours business-hours opening-times calendar schedule office-hours',
});
