import { link } from '../../contract/link';
import { text } from '../../contract/primitives';
import { sectionContract } from '../section-contract';

/** One invitation with one button. */
export const callToActionContract = sectionContract('call-to-action', {
  title: text(),
  text: text(),
  action: link,
});
