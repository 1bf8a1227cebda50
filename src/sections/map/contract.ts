import { text, whole } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** Where the agency is: a map frame, the address and a plain link. The place is in config/site.ts. */
export const mapContract = sectionContract('map', {
  ...standing,
  title: text(),
  /** CSS pixels (specification, section 9). */
  height: whole().positive(),
});
