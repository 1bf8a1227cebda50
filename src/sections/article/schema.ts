import { articleParagraphs } from '../../schema/block';
import { photo } from '../../schema/picture';
import {
  listOf,
  markedText,
  optionalGroup,
  optionalMarkedText,
  optionalOneOf,
  strictObject,
  text,
} from '../../schema/primitives';
import { sectionSchema, sectionTitle, standingAlone } from '../section-schema';

export const articleSchema = sectionSchema(
  'article',
  'A text to read: an introduction, then parts with headings, and a list of the parts beside them.',
  {
    ...standingAlone,
    title: sectionTitle(),
    lead: markedText('The introduction of the text.'),
    picture: optionalGroup(
      'A photograph between the title and the text, over the whole width.',
      'the text follows its title',
      photo,
    ),
    look: optionalOneOf('How the text is shown.', 'report', {
      report: 'with a list of its parts beside it',
      magazine:
        'with a large title and first letter, and with pictures and sentences set apart in the margin',
    }).meta({ input: 'layout' }),
    parts: listOf(
      'The parts, in order.',
      strictObject({
        title: text('The heading of the part.').meta({ names: 'heading' }),
        paragraphs: articleParagraphs('The text.'),
      }),
    ),
    takeaway: optionalMarkedText('The main point, set apart.', 'nothing is set apart'),
  },
).meta({ aliases: 'blog-post blog-article post report story' });
