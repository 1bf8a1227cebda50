import { paragraphs } from '../../contract/block';
import { link } from '../../contract/link';
import { flag, listOf, strictObject, text } from '../../contract/primitives';
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
        loud: flag(
          'Whether the panel stands out: it is filled with the accent colour, and its button is filled.',
          'of two panels the second one stands out, of any other number none',
        ),
      }),
    ),
  },
).meta({ alsoCalled: ['tabs', 'tab', 'boxes', 'offers', 'packages', 'columns'] });
