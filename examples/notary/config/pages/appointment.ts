import type { PageDefinition } from '#types';

export default {
  title: 'Ask for an appointment',
  description:
    'Ask for half an hour with a notary in Haarlem, in the language you prefer. What you write is under professional secrecy from the first line.',
  sections: [
    {
      kind: 'page-header',
      title: 'Half an hour, with the door closed',
      lead: 'Tell us only what we need to find you the right hour. The rest is for the table.',
    },
    {
      kind: 'form',
      density: 'regular',
      align: 'left',
      title: 'For your eyes and ours',
      lead: 'What you send is under the secrecy of our office from the moment you send it, also if you never come. It binds us toward your family, your bank, your employer and the police.',
      form: 'appointment',
      aside: {
        title: 'What can wait until we meet',
        points: [
          'Names of heirs, and who is not to be one.',
          'Sums, account numbers, your citizen service number.',
          'Copies of passports: we look at the original, here.',
          'Whatever you would not say in a hallway.',
        ],
      },
    },
    {
      kind: 'steps',
      tone: 'tint',
      title: 'What happens then',
      steps: [
        {
          title: 'Truus Bakker calls',
          text: 'Within {reply}, from a number that does not show our name.',
        },
        {
          title: 'You get a letter',
          text: 'By post or by mail, as you chose: the day, the notary, the papers to bring, the fee.',
        },
        {
          title: 'We sit down',
          text: 'Half an hour. Afterwards you decide whether we begin.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      look: 'line',
      density: 'airy',
      title: 'It cannot wait?',
      text: 'For a will at a bedside we come to you, at night as well.',
      action: { label: '{phone}', to: 'tel:+31235550108' },
    },
  ],
} satisfies PageDefinition;
