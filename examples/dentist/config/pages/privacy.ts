import type { PageDefinition } from '#types';

export default {
  title: 'Privacy',
  description:
    'What Willow Lane Dental stores of what you send, who reads it, and how you have it deleted.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Privacy' }],
      title: 'Your Details Are Yours',
      lead: 'This is a sample. Write your own before launch, with somebody who knows the law.',
      narrow: true,
    },
    {
      kind: 'prose',
      align: 'offset',
      title: 'What We Do With What You Send',
      lead: 'In short: we use it for what you sent it for, and for nothing else.',
      paragraphs: [
        { heading: 'Appointments' },
        'We store what you write in [the form](/Appointment) to plan your visit. Our reception reads it. A week after the visit we delete what does not belong into your patient record.',
        { heading: 'Feedback and the letter' },
        'Feedback is stored without your name. Your address for the letter is stored until you tell us to stop.',
        { heading: 'Applications' },
        'Two people read your application and its documents. Both are deleted after six months.',
        { heading: 'The map' },
        'The map on [our contact page](/Contact#map) is fetched only after you have agreed. Fonts and pictures come from this site alone.',
        { heading: 'Your rights' },
        'You may ask us at any time:',
        { list: ['what we have stored of you,', 'to correct it,', 'to delete it.'] },
        'A call or an [e-mail](mailto:hello@example.com) is enough.',
      ],
    },
  ],
} satisfies PageDefinition;
