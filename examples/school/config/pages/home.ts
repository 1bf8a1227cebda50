import type { PageDefinition } from '#types';

export default {
  title: 'Languages, slowly and aloud',
  description:
    'Spanish, German, Italian and French in groups of {group}, above a café to try them in.',
  sections: [
    {
      kind: 'hero',
      layout: 'centred',
      title: 'Say it badly first',
      highlight: 'badly',
      lead: 'Four languages in groups of {group} at most, above a café in which to try them. Your first lesson costs {trial}.',
      action: { label: 'Find a course', to: '/Courses' },
      secondAction: { label: 'See the menu', to: '/Cafe' },
      picture: {
        file: '/pictures/say-it.webp',
        alt: 'A comic of four panels: Ana, Jonas, Giulia and Odile each say again, as it is said, what somebody said badly, such as “¡Tengo hambre!” for “Soy hambre”',
        width: 3200,
        height: 1560,
        tall: { file: '/pictures/say-it-tall.webp', width: 1200, height: 1500 },
      },
    },
    {
      kind: 'list',
      tone: 'sun',
      title: 'Begin in January',
      of: 'courses',
      look: 'cards',
      where: { highlighted: true },
      more: { label: 'All courses', to: '/Courses' },
    },
    {
      kind: 'list',
      title: 'Next at the long table',
      of: 'events',
      look: 'calendar',
      limit: 8,
      more: { label: 'All events', to: '/Events' },
    },
    {
      kind: 'steps',
      tone: 'sky',
      look: 'bubbles',
      title: 'How you begin',
      steps: [
        { title: 'Come to a trial lesson', text: 'It costs {trial}, taken off if you stay.' },
        { title: 'Find your level', text: 'We listen to you for ten minutes. There is no test.' },
        { title: 'Speak', text: 'From the first evening, in a group of {group} at most.' },
      ],
    },
    {
      kind: 'quotes',
      look: 'bubbles',
      title: 'Heard at the long table',
      quotes: [
        {
          sample: true,
          words: 'I asked for soup and got the bill. Next time I got the soup.',
          name: 'P. Sample',
          role: 'Spanish, week two',
        },
        {
          sample: true,
          words: 'Nobody had ever waited until my verb arrived.',
          name: 'Q. Sample',
          role: 'German, week six',
        },
        {
          sample: true,
          words: 'My grandmother understood me. She cried, but she understood.',
          name: 'R. Sample',
          role: 'Italian, week ten',
        },
      ],
    },
    {
      kind: 'call-to-action',
      look: 'split',
      tone: 'rose',
      title: 'Not sure which course?',
      text: 'Tell us what you can say already. We answer within a working day.',
      action: { label: 'Write to us', to: '/Sign-up' },
      picture: {
        file: '/pictures/teachers.webp',
        alt: 'Odile says “Oui… et puis ?”',
        width: 1800,
        height: 1200,
        focus: { x: 50, y: 100 },
      },
    },
    { kind: 'list', align: 'offset', title: 'What is new', of: 'news', look: 'rows', limit: 2 },
  ],
} satisfies PageDefinition;
