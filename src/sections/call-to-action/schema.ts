import { link } from '../../schema/link';
import { markedText } from '../../schema/primitives';
import { quietLabel, sectionSchema, sectionTitle, tone } from '../section-schema';

export const callToActionSchema = sectionSchema(
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
  aliases: `
    cta popup modal countdown button offer appeal download donate announcement appointment
    booking
  `,
});
