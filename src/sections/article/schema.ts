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
  'A text to read: an introduction, then parts with headings, and a list of the parts beside them.',
  {
    ...standing,
    title: sectionTitle(),
    lead: markedText('The introduction of the text.'),
    parts: listOf(
      'The parts, in order.',
      strictObject({
        title: text('The heading of the part.'),
        paragraphs: paragraphs('The text.'),
      }),
    ),
    takeaway: optionalMarkedText('The main point, set apart.', 'nothing is set apart'),
  },
).meta({ aliases: 'blog-post blog-article post report story' });
