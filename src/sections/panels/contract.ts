import { paragraphs } from '../../contract/block';
import { link } from '../../contract/link';
import { listOf, strictObject, text } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

export const panelsContract = sectionContract(
  'panels',
  'A few larger panels side by side, each with its own button.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    panels: listOf(
      'The panels, in order.',
      strictObject({
        title: text('The heading of the panel.'),
        paragraphs: paragraphs('The text.'),
        action: link('The button of the panel.'),
      }),
    ),
  },
).meta({ alsoCalled: ['tabs', 'tab', 'boxes', 'offers', 'packages', 'columns'] });
