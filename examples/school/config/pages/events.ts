import type { PageDefinition } from '#types';

export default {
  title: 'Events',
  description: 'What is on at Slow Vowel: tandem evenings and songs, most of them free.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Events' }],
      title: 'Evenings out loud',
      lead: 'Open to all, whether you learn here or not.',
    },
    {
      kind: 'list',
      title: 'What is on',
      of: 'events',
      look: 'agenda',
      group: 'month',
      choose: { label: 'What sort' },
      empty: 'Nothing is planned at the moment. The newsletter says when something is.',
    },
    { kind: 'list', tone: 'sun', title: 'Month by month', of: 'events', look: 'calendar' },
  ],
} satisfies PageDefinition;
