import type { PageDefinition } from '#types';

export default {
  title: 'Events',
  description: 'What is on at Slow Vowel: tandem evenings and songs, most of them free.',
  sections: [
    {
      kind: 'page-header',
      title: 'Evenings out loud',
      lead: 'Open to all, whether you learn here or not.',
      tone: 'sky',
      layout: 'beside',
      picture: {
        file: '/pictures/events.webp',
        alt: 'Jonas, with his accordion, says “Lauter, bitte!”',
        width: 1800,
        height: 1200,
        focus: { x: 50, y: 100 },
      },
    },
    {
      kind: 'list',
      title: 'Once only',
      of: 'events',
      look: 'agenda',
      where: { highlighted: true },
      empty: 'Nothing is planned at the moment. The newsletter says when something is.',
    },
    {
      kind: 'call-to-action',
      look: 'card',
      title: 'Every Wednesday: the tandem table',
      text: 'Half an hour in your language, half an hour in theirs. From seven to nine, and it costs nothing.',
      action: { label: 'How it works', to: '/Events/tandem-table' },
    },
    { kind: 'list', tone: 'mint', title: 'Month by month', of: 'events', look: 'calendar' },
  ],
} satisfies PageDefinition;
