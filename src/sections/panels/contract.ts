import { link } from '../../contract/link';
import { listOf, optionalText, paragraphs, strictObject, text } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** A few larger panels side by side, each with its own button. */
export const panelsContract = sectionContract('panels', {
  ...standing,
  title: text(),
  lead: optionalText(),
  panels: listOf(strictObject({ title: text(), paragraphs: paragraphs(), action: link })),
});
