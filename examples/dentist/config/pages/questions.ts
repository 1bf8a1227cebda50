import type { PageDefinition } from '#types';

export default {
  title: 'Questions',
  description:
    'What patients ask Willow Lane Dental: fear, pain, first visits, payment and cancelling.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Questions' }],
      title: 'What People Ask Us',
      lead: 'The short answers. For all others there is the telephone.',
      narrow: true,
    },
    {
      kind: 'faq',
      align: 'offset',
      label: 'Answers',
      numbered: false,
      title: 'Before You Come',
      items: [
        {
          question: 'I am afraid of dentists. What then?',
          answer: [
            'Say so in the form or on the telephone. We keep a longer hour free, tell you each step before we take it, and **stop at once when you lift a hand**.',
          ],
        },
        {
          question: 'What shall I bring to the first visit?',
          answer: [
            'Three things, if you have them:',
            {
              list: [
                'a list of your medicines,',
                'X-rays of the last two years,',
                'the name of your last dentist.',
              ],
            },
          ],
        },
        {
          question: 'I am in pain and no patient of yours. May I call?',
          answer: [
            'Yes. Call [020 7946 0321](tel:+442079460321) as early as you can: you are seen the same day.',
          ],
        },
        {
          question: 'Does it cost more than you said?',
          answer: [
            'No. If something changes during treatment we stop and ask. [Our prices](/Prices) are for everybody.',
          ],
        },
        {
          question: 'Can I get in with a wheelchair?',
          answer: [
            'Yes: there is no step, doors are 90 cm wide, and in room 1 you may stay in your own chair.',
          ],
        },
        {
          question: 'How do I cancel?',
          answer: ['Call us a day before, and somebody else gets the hour. It costs nothing then.'],
        },
      ],
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      ground: { file: '/pictures/evening.webp', width: 1600, height: 1200 },
      title: 'Another Question?',
      text: 'We answer within one working day, most often within the hour.',
      action: { label: 'Contact', to: '/Contact' },
    },
  ],
} satisfies PageDefinition;
