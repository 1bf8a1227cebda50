import { listOf, markedText, strictObject, text } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

export const stepsContract = sectionContract('steps', 'What happens, in order.', {
  ...standing,
  title: sectionTitle(),
  lead: sectionLead(),
  steps: listOf(
    'The steps, in order. They are numbered.',
    strictObject({ title: text('The heading of the step.'), text: markedText('What happens.') }),
  ),
}).meta({
  alsoCalled: [
    'timeline',
    'process',
    'how-it-works',
    'roadmap',
    'workflow',
    'history',
    'milestones',
  ],
});
