import { paragraphs } from '../../schema/block';
import {
  listOf,
  markedText,
  optionalMarkedText,
  strictObject,
  text,
} from '../../schema/primitives';
import { sectionSchema, sectionTitle, standing } from '../section-schema';

export const articleSchema = sectionSchema(
  'article',
  'A text to read: an opening, then parts with a heading each, and a list of the parts beside them.',
  {
    ...standing,
    title: sectionTitle(),
    lead: markedText('The opening of the text.'),
    parts: listOf(
      'The parts, in order.',
      strictObject({
        title: text('The heading of the part.'),
        paragraphs: paragraphs('The text.'),
      }),
    ),
    takeaway: optionalMarkedText('The one thing to take away, set apart.', 'nothing is set apart'),
  },
).meta({ aliases: 'blog-post blog-article post report story' });
