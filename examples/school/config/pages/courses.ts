import type { PageDefinition } from '#types';

export default {
  title: 'Courses',
  description: 'Courses in Spanish, German, Italian and French, for beginners and beyond.',
  sections: [
    {
      kind: 'page-header',
      title: 'Six ways to begin talking',
      lead: 'In groups of {group} at most. A trial lesson costs {trial}.',
      tone: 'sun',
      layout: 'beside',
      picture: {
        file: '/pictures/courses.webp',
        alt: 'Ana says “¡Hola!”',
        width: 1800,
        height: 1200,
        focus: { x: 50, y: 100 },
      },
    },
    {
      kind: 'list',
      title: 'All courses',
      of: 'courses',
      look: 'cards',
      choose: { label: 'Language or level' },
    },
    {
      kind: 'steps',
      tone: 'rose',
      align: 'centred',
      look: 'discs',
      title: 'How an evening goes',
      lead: 'Ninety minutes, and nobody reads aloud from a book.',
      steps: [
        { title: '18:20: coffee downstairs', text: 'Order in whatever you have learnt.' },
        { title: '18:30: small talk', text: 'In pairs. **Nobody corrects anybody.**' },
        { title: '18:40: one thing that is new', text: 'You use it until it is old.' },
        { title: '19:45: home', text: 'With three sentences that you had not at six.' },
      ],
    },
  ],
} satisfies PageDefinition;
