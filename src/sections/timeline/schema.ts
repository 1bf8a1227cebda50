import { picture } from '../../schema/picture';
import {
  listOf,
  optionalMarkedText,
  optionalText,
  strictObject,
  text,
} from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const event = strictObject({
  when: text('The year or the day, as it is shown: 1998, or May 2004.').meta({
    blank: ({ today }) => today.slice(0, 4),
  }),
  title: text('What happened, in a few words.'),
  text: optionalMarkedText('What there is to say of it.', 'only the title is shown'),
  picture: picture('A photograph or drawing of it.')
    .optional()
    .meta({ whenOmitted: 'it has no picture' }),
  caption: optionalText('The words below the picture.', 'the picture has no words'),
});

export const timelineSchema = sectionSchema(
  'timeline',
  'What happened, year by year or day by day: a history, or the course of a day.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    events: listOf('What happened, from first to last.', event),
  },
).meta({ aliases: 'history milestones chronology chronicle biography story-line' });
