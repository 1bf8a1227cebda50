import { markedText } from '../../schema/primitives';
import { aligned, widened } from '../../schema/rhythm';
import { usualText } from '../../schema/usual-text';
import type { UsualWord } from '../../schema/usual-words/en';
import { standingQuietly, sectionLead, sectionSchema, sectionTitle, tone } from '../section-schema';

const answer = (word: UsualWord, words: string) =>
  usualText(word, words).meta({ marks: true, usualUnlessOwn: true });

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
    button: usualText('confirm.button', 'The words on the button.').meta({ usualUnlessOwn: true }),
    confirmed: markedText('What visitors read once it is confirmed.'),
    already: answer('confirm.already', 'What they read when they use the link once more.'),
    tooOld: answer('confirm.tooOld', 'What they read when the link is older than its days.'),
    notValid: answer(
      'confirm.notValid',
      'What they read when the link is not whole, or what they sent is deleted.',
    ),
    failed: answer(
      'confirm.failed',
      'What they read above the button when it did not work for now.',
    ),
  },
).meta({
  asks: true,
  aliases: 'confirmation opt-in double-opt-in doi verify subscribe-confirmation',
});
