import type { PageDefinition } from '../types';

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
    },
    {
      kind: 'article',
      label: 'Privacy',
      title: 'What We Do With What You Send',
      lead: 'In short: we use it for what you sent it for, and for nothing else.',
      parts: [
        {
          title: 'Appointments',
          paragraphs: [
            'We store what you write in the form to plan your visit. Our reception reads it. A week after the visit we delete what does not belong into your patient record.',
          ],
        },
        {
          title: 'Feedback And The Letter',
          paragraphs: [
            'Feedback is stored without your name. Your address for the letter is stored until you tell us to stop.',
          ],
        },
        {
          title: 'Applications',
          paragraphs: [
            'Two people read your application and its documents. Both are deleted after six months.',
          ],
        },
        {
          title: 'Your Rights',
          paragraphs: [
            'Ask us what we have stored of you, have it corrected or deleted: a call or an e-mail is enough.',
          ],
        },
      ],
    },
  ],
} satisfies PageDefinition;
