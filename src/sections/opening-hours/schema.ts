import { optionalHours } from '../../schema/hours';
import { optionalMarkedText, optionalOneOf, optionalText } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const openingHoursSchema = sectionSchema(
  'opening-hours',
  'The opening hours: each day of the week, breaks and holidays.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    layout: optionalOneOf('How the hours are shown.', 'list', {
      list: 'a line for each day of the week, with the days that differ beside them',
      sign: 'a painted sign with the heading on it: days with the same hours on one large line, with the days that differ on a slip of paper pinned to it',
      bars: 'a bar for each day of the week, on one scale from the earliest opening to the latest closing, with the days that differ below',
    }).meta({ input: 'layout' }),
    specialTitle: optionalText('The heading of the days with other hours.', 'they have no heading'),
    note: optionalMarkedText('A note below the hours.', 'there is no note'),
    hours: optionalHours(
      'Hours only for this section, for example of a second shop.',
      'the hours of business in config/site.ts',
    ),
  },
).meta({
  shows: { of: 'business.hours', unless: 'hours', begins: true },
  aliases: 'hours business-hours opening-times calendar schedule office-hours',
});
