import { listOf, optionalText, strictObject, text } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** What happens, in order. */
export const stepsContract = sectionContract('steps', {
  ...standing,
  title: text(),
  lead: optionalText(),
  steps: listOf(strictObject({ title: text(), text: text() })),
});
