import { link } from '../../contract/link';
import { text } from '../../contract/primitives';
import { sectionContract, standing } from '../section-contract';

/** One invitation with one button. */
export const callToActionContract = sectionContract('call-to-action', {
  ...standing,
  title: text(),
  text: text(),
  action: link,
});
