import type { SectionDefinition } from '../registry';

export const examples = {
  plain: {
    kind: 'confirm',
    title: 'One More Click',
    lead: 'Then you get our letters. You can stop them whenever you like.',
    button: 'Confirm my subscription',
    confirmed: 'Thank you: your subscription is confirmed.',
    already: 'Your subscription was confirmed before. There is nothing more to do.',
    tooOld: 'This link is too old. Please [subscribe again](/).',
    notValid: 'This link is not whole. Please copy all of it from our mail.',
    failed: 'That did not work. Please try again in a minute.',
  },
  band: {
    kind: 'confirm',
    label: 'Newsletter',
    numbered: true,
    tone: 'band',
    title: 'Confirm Your Address',
    button: 'Yes, it is mine',
    confirmed: 'Thank you.',
    already: 'It was confirmed before.',
    tooOld: 'This link is too old.',
    notValid: 'This link is not valid.',
    failed: 'Please try again in a minute.',
  },
} satisfies Record<string, SectionDefinition<'confirm'>>;
