import { link } from '../../contract/link';
import { listOf, paragraphs, strictObject, text, whole } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** What the agency wants, a link to talk, and counters that run from 0 to their targets. */
export const visionContract = sectionContract('vision', {
  ...standing,
  title: text(),
  paragraphs: paragraphs(),
  action: link,
  counters: listOf(strictObject({ target: whole().min(0), suffix: text(), label: text() })),
  /** How long the counters run, in milliseconds (specification, section 9). */
  duration: whole().positive(),
});
