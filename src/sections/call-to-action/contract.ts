import { link } from '../../contract/link';
import { text } from '../../contract/primitives';
import { sectionContract, sectionTitle, standing, tone } from '../section-contract';

export const callToActionContract = sectionContract(
  'call-to-action',
  'One invitation with one button. It has no number.',
  {
    ...standing,
    tone: tone('band'),
    title: sectionTitle(),
    text: text('What is offered, in a sentence or two.'),
    action: link('The button.'),
  },
);
