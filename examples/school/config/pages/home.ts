import type { PageDefinition } from '#types';

export default {
  title: 'Languages, slowly and aloud',
  description:
    'Spanish, German, Italian and French in groups of {group}, above a café to try them in.',
  sections: [
    {
      kind: 'hero',
      layout: 'full',
      title: 'Say It Badly First',
      highlight: 'Badly',
      lead: 'Four languages in groups of {group} at most, above a café in which to try them. Your first lesson costs {trial}.',
      action: { label: 'Find a course', to: '/Courses' },
      secondAction: { label: 'See the menu', to: '/Cafe' },
      picture: {
        file: '/pictures/evening.webp',
        alt: 'Two cups under a lamp, on a table by a window in the evening',
        width: 2400,
        height: 1600,
        focus: { x: 78, y: 42 },
      },
    },
    {
      kind: 'list',
      tone: 'butter',
      title: 'Begin In January',
      of: 'courses',
      look: 'prices',
      where: { highlighted: true },
      more: { label: 'All courses', to: '/Courses' },
    },
    {
      kind: 'list',
      align: 'offset',
      title: 'Next At The Long Table',
      of: 'events',
      look: 'agenda',
      limit: 4,
      more: { label: 'All events', to: '/Events' },
    },
    {
      kind: 'steps',
      tone: 'coral',
      title: 'How You Begin',
      steps: [
        { title: 'Come to a trial lesson', text: 'It costs {trial}, taken off if you stay.' },
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
    { kind: 'list', align: 'offset', title: 'What Is New', of: 'news', look: 'rows', limit: 2 },
  ],
} satisfies PageDefinition;
