import type { PageDefinition } from '#types';

export default {
  title: 'Work with us',
  description:
    'Dentists, hygienists, nurses and people for our reception: apply to Willow Lane Dental in three short steps.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Work with us' }],
      title: 'Come And Work With Us',
      lead: 'Three short steps, and you can look at everything once more before you send it.',
      narrow: true,
    },
    {
      kind: 'list',
      align: 'offset',
      label: 'Now',
      title: 'Whom We Look For',
      of: 'jobs',
      look: 'rows',
      empty: 'No place is free at the moment. Write all the same: that changes.',
    },
    {
      kind: 'form',
      align: 'left',
      label: 'Apply',
      title: 'Your Application',
      form: 'application',
      aside: {
        title: 'What Happens Next',
        points: [
          'You hear from us within a week, whichever way it goes.',
          'If it fits, you spend a paid day with us and see how we work.',
          'What you send is read by two people, and deleted after six months.',
        ],
      },
    },
  ],
} satisfies PageDefinition;
