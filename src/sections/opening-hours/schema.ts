import { optionalHours } from '../../schema/hours';
import { optionalMarkedText, optionalText } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const openingHoursSchema = sectionSchema(
  'opening-hours',
  'When the firm is open: the week day by day, breaks and holidays.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    specialTitle: optionalText(
      'The heading of the days on which it is otherwise.',
      'they stand without a heading',
    ),
    note: optionalMarkedText('A remark below the hours.', 'there is no remark'),
    hours: optionalHours(
      'Hours of this section alone, of a second shop for example.',
      'the hours of business in config/site.ts are shown',
    ),
  },
).meta({
  aliases: 'hours business-hours opening-times calendar schedule office-hours',
});
