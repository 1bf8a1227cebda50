import { listOf, optionalOneOf, strictObject, text } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const statisticsSchema = sectionSchema(
  'statistics',
  'Figures, each with what it counts: in rows, or one as a statement.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    look: optionalOneOf('How the figures are shown.', 'rows', {
      rows: 'in rows, all of one size',
      statement:
        'the first one as large as the page, with what it counts as a sentence beside it, and the others below',
    }).meta({ input: 'layout' }),
    figures: listOf(
      'The figures, in order.',
      strictObject({
        value: text('The figure as it is shown, for example 4000+.').meta({
          shown: false,
          translated: true,
          blank: '10',
        }),
        label: text('What it counts.'),
      }),
    ),
  },
).meta({
  aliases: 'stats numbers figures facts key-figures counters counter',
});
