import { listOf, optionalText, paragraphs, strictObject, text } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** Questions of which one at most is open. */
export const faqContract = sectionContract('faq', {
  ...standing,
  title: text(),
  lead: optionalText(),
  items: listOf(strictObject({ question: text(), answer: paragraphs() })),
});
