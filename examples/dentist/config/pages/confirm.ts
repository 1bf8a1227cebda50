import type { PageDefinition } from '#types';

export default {
  title: 'Confirm your address',
  description: 'Here you confirm that you want the letter of Willow Lane Dental at your address.',
  indexed: false,
  sections: [
    {
      kind: 'page-header',
      title: 'Our Letter, Four Times a Year',
      lead: 'Before it comes, we make sure that it was you who asked for it.',
      narrow: true,
    },
    {
      kind: 'confirm',
      tone: 'tint',
      title: 'One More Click',
      button: 'Yes, send me the letter',
      confirmed: 'Thank you: your address is confirmed. The next letter comes in spring.',
      already: 'Your address was confirmed before. There is nothing more to do.',
      tooOld: 'This link is too old. Please subscribe once more, at the foot of this page.',
      notValid: 'This link is not whole. Please copy all of it from our mail into the address bar.',
      failed: 'That did not work. Please try again in a minute.',
    },
  ],
} satisfies PageDefinition;
