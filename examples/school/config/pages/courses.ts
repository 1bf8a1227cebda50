import type { PageDefinition } from '#types';

export default {
  title: 'Courses',
  description: 'Courses in Spanish, German, Italian and French, for beginners and beyond.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Courses' }],
      title: 'Six ways to begin talking',
      lead: 'In groups of {group} at most. A trial lesson costs {trial}.',
    },
    {
      kind: 'list',
      title: 'All courses',
      of: 'courses',
      look: 'cards',
      choose: { label: 'Language or level' },
    },
    {
      kind: 'timeline',
      tone: 'rose',
      title: 'How an evening goes',
      lead: 'Ninety minutes, and nobody reads aloud from a book.',
      events: [
        { when: '18:20', title: 'Coffee downstairs', text: 'Order in whatever you have learnt.' },
        { when: '18:30', title: 'Small talk', text: 'In pairs. **Nobody corrects anybody.**' },
        { when: '18:40', title: 'One thing that is new', text: 'You use it until it is old.' },
        { when: '19:45', title: 'Home', text: 'With three sentences that you had not at six.' },
      ],
    },
  ],
} satisfies PageDefinition;
