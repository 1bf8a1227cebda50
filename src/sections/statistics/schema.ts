import { listOf, strictObject, text } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const statisticsSchema = sectionSchema('statistics', 'Figures, each with what it counts.', {
  ...standing,
  title: sectionTitle(),
  lead: sectionLead(),
  figures: listOf(
    'The figures, in order.',
    strictObject({
      value: text('The figure as it is shown, for example 4000+.').meta({ shown: false }),
      label: text('What it counts.'),
    }),
  ),
}).meta({
  aliases: 'stats numbers figures facts key-figures counters counter',
});
