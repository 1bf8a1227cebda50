import { markedText, text } from '../../schema/primitives';
import { aligned, widened } from '../../schema/rhythm';
import { standingQuietly, sectionLead, sectionSchema, sectionTitle, tone } from '../section-schema';

export const confirmSchema = sectionSchema(
  'confirm',
  'The button behind the link of a mail, by which visitors confirm their address (optIn in config/notifications.ts), and what they read then.',
  {
    ...standingQuietly,
    ...aligned,
    ...widened,
    tone: tone(),
    title: sectionTitle(),
    lead: sectionLead(),
    button: text('The words on the button.'),
    confirmed: markedText('What visitors read once it is confirmed.'),
    already: markedText('What they read when they use the link once more.'),
    tooOld: markedText('What they read when the link is older than its days.'),
    notValid: markedText(
      'What they read when the link is not whole, or what they sent is deleted.',
    ),
    failed: markedText('What they read above the button when it did not work for now.'),
  },
).meta({ aliases: 'confirmation opt-in double-opt-in doi verify subscribe-confirmation' });
