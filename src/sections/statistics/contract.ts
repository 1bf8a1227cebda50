import { listOf, strictObject, text } from '../../contract/primitives';
import { sectionContract, sectionLead, sectionTitle, standing } from '../section-contract';

export const statisticsContract = sectionContract('statistics', 'Figures with what each counts.', {
  ...standing,
  title: sectionTitle(),
  lead: sectionLead(),
  figures: listOf(
    'The figures, in order.',
    strictObject({
      value: text('The figure as it is shown, for example 4000+.'),
      label: text('What it counts.'),
    }),
  ),
}).meta({
  alsoCalled: ['stats', 'numbers', 'figures', 'facts', 'key-figures', 'counters', 'counter'],
});
