import { array } from 'yup';
import { link } from '../../contract/link';
import { picture } from '../../contract/picture';
import { oneOf, paragraphs, text } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** One subject: words and a picture. */
export const featureContract = sectionContract('feature', {
  ...standing,
  title: text(),
  paragraphs: paragraphs(),
  points: array().of(text()).optional(),
  picture,
  /** Which side the picture takes on wide screens; `wide` lays it over the full width. */
  layout: oneOf(['picture-right', 'picture-left', 'wide']),
  action: link.optional().default(undefined),
});
