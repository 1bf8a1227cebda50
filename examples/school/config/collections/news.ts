import type { CollectionDefinition } from '#types';

export default {
  kind: 'post',
  feed: { title: 'News from Slow Vowel' },
  entries: [
    {
      id: 'kitchen-course',
      name: 'A course in the kitchen',
      description: 'From January on, Italian is also taught at the stove.',
      text: ['Giulia has wanted this for years. Six places stand around the stove, no more.'],
      date: '2026-11-16',
      author: 'people/giulia',
    },
    {
      id: 'trial-lessons',
      name: 'Try a lesson first',
      description: 'Any course can now be tried for an evening.',
      text: ['A trial lesson costs {trial}, and is taken off the price if you stay.'],
      date: '2026-10-02',
      author: 'people/odile',
    },
    {
      id: 'long-table',
      name: 'The long table is here',
      description: 'Four metres of ash, and no language of its own.',
      text: ['It seats fourteen. On Wednesdays it is the tandem table.'],
      date: '2026-09-11',
      author: 'people/odile',
    },
  ],
} satisfies CollectionDefinition;
