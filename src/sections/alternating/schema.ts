import { paragraphs } from '../../schema/block';
import { picture } from '../../schema/picture';
import {
  listOf,
  markedText,
  optionalList,
  optionalOneOf,
  strictObject,
  text,
} from '../../schema/primitives';
import { widened } from '../../schema/rhythm';
import { tones } from '../../schema/theme';
import { sectionSchema, standingInTurn } from '../section-schema';

export const alternatingSchema = sectionSchema(
  'alternating',
  'Subjects below each other, with the picture alternately right and left.',
  {
    ...standingInTurn,
    ...widened,
    layout: optionalOneOf('How the subjects follow each other.', 'stacked', {
      stacked: 'below each other, each with its picture',
      index:
        'likewise, below a list that leads to each of them, on wide screens beside the picture of the one that is pointed at',
    }).meta({ input: 'layout' }),
    items: listOf(
      'The subjects, in order.',
      strictObject({
        title: text('The heading of the subject.').meta({ names: 'heading' }),
        paragraphs: paragraphs('The text.'),
        points: optionalList('Short points below the text.', 'there are no points', markedText()),
        picture: picture('The picture beside the text.'),
        look: optionalOneOf('How the subject is shown.', 'beside', {
          beside: 'the picture beside the text, in turn on its right and on its left',
          card: 'likewise, on a sheet of which the picture has a side',
          ledger:
            'the heading and a small picture in the margin, the text beside it in two columns',
        }).meta({ input: 'look' }),
        tone: optionalOneOf(
          'The ground of the subject.',
          'tint and default in turn; subjects on one ground are separated by a line',
          tones,
        ).meta({ input: 'look' }),
      }),
    ),
  },
).meta({
  numbersEntriesOf: 'items',
  aliases: 'features zigzag services rows text-images',
});
