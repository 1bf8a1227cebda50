import { array } from 'yup';
import { picture } from '../../contract/picture';
import { listOf, paragraphs, strictObject, text } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** Subjects one below the other, the picture left and right in turn; each is a section of its own. */
export const alternatingContract = sectionContract('alternating', {
  ...standing,
  items: listOf(
    strictObject({
      title: text(),
      paragraphs: paragraphs(),
      points: array().of(text()).optional(),
      picture,
    }),
  ),
});
