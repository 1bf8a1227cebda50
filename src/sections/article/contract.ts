import { listOf, optionalText, paragraphs, strictObject, text } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** A text to read: an opening, then parts with a heading each. */
export const articleContract = sectionContract('article', {
  ...standing,
  title: text(),
  lead: text(),
  parts: listOf(strictObject({ title: text(), paragraphs: paragraphs() })),
  /** The one thing to take away, set apart. */
  takeaway: optionalText(),
});
