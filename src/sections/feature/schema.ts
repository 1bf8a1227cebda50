import { paragraphs } from '../../schema/block';
import { link } from '../../schema/link';
import { picture } from '../../schema/picture';
import { markedText, oneOf, optionalGroup, optionalList } from '../../schema/primitives';
import { widened } from '../../schema/rhythm';
import { sectionSchema, sectionTitle, standingAlone } from '../section-schema';

export const featureSchema = sectionSchema('feature', 'One subject: a text and a picture.', {
  ...standingAlone,
  ...widened,
  title: sectionTitle(),
  paragraphs: paragraphs('The text.'),
  points: optionalList('Short points below the text.', 'there are no points', markedText()),
  picture: picture('The picture.'),
  layout: oneOf('Where the picture is on wide screens.', {
    'picture-right': 'to the right of the text',
    'picture-left': 'to the left of the text',
    wide: 'over the full width',
  }).meta({ input: 'layout' }),
  action: optionalGroup(
    'A button below the text: filled if the page asks for nothing else.',
    'there is no button',
    link(),
  ),
}).meta({
  asks: 'ifNoOther',
  aliases:
    'image picture text-image image-text media-text content two-columns about paragraph split',
});
