import { listOf, optionalText, strictObject, text } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** Figures with what each counts. */
export const statisticsContract = sectionContract('statistics', {
  ...standing,
  title: text(),
  lead: optionalText(),
  figures: listOf(strictObject({ value: text(), label: text() })),
});
