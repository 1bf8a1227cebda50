import { paragraphs } from '../../schema/block';
import { link } from '../../schema/link';
import {
  listOf,
  milliseconds,
  optionalOneOf,
  strictObject,
  text,
  whole,
} from '../../schema/primitives';
import { sectionSchema, sectionTitle, standing } from '../section-schema';

export const visionSchema = sectionSchema(
  'vision',
  'The vision of the business, a button to get in touch, and figures that count up from 0.',
  {
    ...standing,
    title: sectionTitle(),
    paragraphs: paragraphs('The text. The first paragraph is set larger.'),
    look: optionalOneOf('How the text is shown.', 'columns', {
      columns: 'in two columns, with the figures in a row below them',
      statement:
        'the first paragraph as large as a heading over the whole width, the rest of the text and the figures beside each other below it',
    }).meta({ input: 'layout' }),
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
