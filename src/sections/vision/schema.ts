import { paragraphs } from '../../schema/block';
import { link } from '../../schema/link';
import { listOf, milliseconds, strictObject, text, whole } from '../../schema/primitives';
import { sectionSchema, sectionTitle, standing } from '../section-schema';

export const visionSchema = sectionSchema(
  'vision',
  'The vision of the business, a button to get in touch, and figures that count up from 0.',
  {
    ...standing,
    title: sectionTitle(),
    paragraphs: paragraphs('The text. The first paragraph is set larger.'),
    action: link('The button below the text.'),
    counters: listOf(
      'The figures, in order.',
      strictObject({
        target: whole('The number that the figure counts up to.').min(0).meta({ blank: 10 }),
        suffix: text('What follows the number, for example +.').meta({ blank: '+' }),
        label: text('What it counts.'),
      }),
    ),
    // Specification, section 9.
    duration: milliseconds('How long the figures count.', 20),
  },
).meta({ asks: true, aliases: 'mission values our-vision' });
