import { paragraphs } from '../../schema/block';
import { link } from '../../schema/link';
import { flag, listOf, strictObject, text } from '../../schema/primitives';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

export const panelsSchema = sectionSchema(
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
        highlight: flag(
          'Whether the panel stands out: it is filled with the accent colour, and its button is filled.',
          'of two panels the second stands out unless the first one does, otherwise none',
        ),
      }),
    ),
  },
).meta({ asks: true, aliases: 'tabs tab boxes offers packages columns' });
