import { link } from '../../contract/link';
import { markedText } from '../../contract/primitives';
import { quietLabel, sectionContract, sectionTitle, tone } from '../section-contract';

export const callToActionContract = sectionContract(
  'call-to-action',
  'One invitation with one button.',
  {
    ...quietLabel,
    tone: tone('band'),
    title: sectionTitle(),
    text: markedText('What is offered, in a sentence or two.'),
    action: link('The button.'),
  },
).meta({
  alsoCalled: [
    'cta',
    'popup',
    'modal',
    'countdown',
    'button',
    'offer',
    'appeal',
    'download',
    'donate',
    'announcement',
    'appointment',
    'booking',
  ],
});
