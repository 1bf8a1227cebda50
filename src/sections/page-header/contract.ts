import { array } from 'yup';
import { linkTarget } from '../../contract/link';
import { optionalText, strictObject, text } from '../../contract/primitives';
import { sectionContract } from '../section-contract';

/** The opening of a page: where one is, its one h1, and an intro. */
export const pageHeaderContract = sectionContract('page-header', {
  /** From the first page to this one; the last has no link. */
  breadcrumb: array()
    .of(strictObject({ label: text(), to: linkTarget().optional() }))
    .optional(),
  title: text(),
  lead: optionalText(),
});
