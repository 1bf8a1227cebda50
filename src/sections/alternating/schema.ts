import { paragraphs } from '../../schema/block';
import { picture } from '../../schema/picture';
import { listOf, markedText, optionalList, strictObject, text } from '../../schema/primitives';
import { widened } from '../../schema/rhythm';
import { sectionSchema, standingInTurn } from '../section-schema';

export const alternatingSchema = sectionSchema(
  'alternating',
  'Subjects below each other, with the picture alternately right and left.',
  {
    ...standingInTurn,
    ...widened,
    items: listOf(
      'The subjects, in order.',
      strictObject({
        title: text('The heading of the subject.'),
        paragraphs: paragraphs('The text.'),
        points: optionalList('Short points below the text.', 'there are no points', markedText()),
        picture: picture('The picture beside the text.'),
      }),
    ),
  },
).meta({ aliases: 'features zigzag services rows text-images' });
