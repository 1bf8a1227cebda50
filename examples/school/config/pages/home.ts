import type { PageDefinition } from '#types';

export default {
  title: 'Languages, slowly and aloud',
  description:
    'Slow Vowel teaches Spanish, German, Italian and French in groups of {group}, above a café in which to try them.',
  sections: [
    {
      kind: 'hero',
      title: 'Say It Badly First',
      highlight: 'Badly',
      lead: 'Four languages in groups of {group} at most, above a café in which to try them. Your first lesson costs {trial}.',
      action: { label: 'Find a course', to: '/Courses' },
      picture: {
        file: '/pictures/table.webp',
        alt: 'A drawing of two cups on a table, with a speech bubble above each',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'list',
      tone: 'tint',
      title: 'Begin In January',
      of: 'courses',
      look: 'prices',
      where: { highlighted: true },
      more: { label: 'All courses', to: '/Courses' },
    },
    {
      kind: 'list',
      title: 'Next At The Long Table',
      of: 'events',
      look: 'agenda',
      limit: 4,
      more: { label: 'All events', to: '/Events' },
    },
    {
      kind: 'steps',
      tone: 'tint',
      title: 'How You Begin',
      steps: [
        {
          title: 'Come to a trial lesson',
          text: 'It costs {trial}, and is taken off if you stay.',
        },
        { title: 'Find your level', text: 'We listen to you for ten minutes. There is no test.' },
        { title: 'Speak', text: 'From the first evening, in a group of {group} at most.' },
      ],
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      title: 'Not Sure Which Course?',
      text: 'Tell us what you can say already. We answer within a working day.',
      action: { label: 'Write to us', to: '/Sign-up' },
    },
    { kind: 'list', title: 'What Is New', of: 'news', look: 'rows', limit: 2 },
  ],
} satisfies PageDefinition;
