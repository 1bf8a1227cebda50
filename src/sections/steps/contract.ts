import { listOf, optionalText, strictObject, text } from '../../contract/primitives';
import { sectionContract } from '../section-contract';

/** What happens, in order. */
export const stepsContract = sectionContract('steps', {
  title: text(),
  lead: optionalText(),
  steps: listOf(strictObject({ title: text(), text: text() })),
});
