import { photoKeys } from '../../schema/picture';
import { strictObject, text, withDescription } from '../../schema/primitives';
import { usualText } from '../../schema/usual-text';
import { sectionSchema, sectionLead, sectionTitle, standing } from '../section-schema';

const side = strictObject({
  ...photoKeys,
  label: text('The words on the picture, for example Before.'),
});

export const beforeAfterSchema = sectionSchema(
  'before-after',
  'Two pictures of the same thing, one on the other, with a handle that visitors move to compare them.',
  {
    ...standing,
    title: sectionTitle(),
    lead: sectionLead(),
    before: withDescription('The picture that was first.', side),
    after: withDescription('The picture that came of it, of the same size.', side),
    handle: usualText(
      'comparison.handle',
      'The name of the handle, for screen readers: what it does.',
    ),
  },
).meta({
  aliases: 'before-and-after comparison-slider image-comparison compare-pictures makeover',
});
