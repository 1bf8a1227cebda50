import { paragraphs } from '../../contract/block';
import { picture } from '../../contract/picture';
import { listOf, markedText, optionalList, strictObject, text } from '../../contract/primitives';
import { sectionContract, standingInTurn } from '../section-contract';

export const alternatingContract = sectionContract(
  'alternating',
  'Subjects one below the other, the picture right and left in turn.',
  {
    ...standingInTurn,
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
).meta({ alsoCalled: ['features', 'zigzag', 'services', 'rows', 'text-images'] });
