import { link } from '../../contract/link';
import { optionalText, text } from '../../contract/primitives';
import { sectionContract, sectionTitle, tone } from '../section-contract';

export const callToActionContract = sectionContract(
  'call-to-action',
  'One invitation with one button. It has no number.',
  {
    label: optionalText('The small words above the heading.', 'there are no small words'),
    tone: tone('band'),
    title: sectionTitle(),
    text: text('What is offered, in a sentence or two.'),
    action: link('The button.'),
  },
);
