import type { SectionDefinition } from '../registry';

export const examples = {
  withAside: {
    kind: 'form',
    label: 'Message',
    numbered: false,
    tone: 'tint',
    title: 'Tell Us What You Need',
    lead: 'A few lines are enough.',
    form: 'contact',
    aside: {
      title: 'Worth Mentioning',
      points: ['The address of your present site.', 'What should be different afterwards.'],
      marks: 'dash',
    },
  },
  atTheEnd: {
    kind: 'form',
    title: 'Write To Us First',
    layout: 'end',
    form: 'contact',
    aside: { title: 'Worth Knowing', points: ['We answer within a working day.'] },
  },
  inTheMiddle: {
    kind: 'form',
    tone: 'tint',
    title: 'Or Ask For A Call',
    layout: 'below',
    form: 'contact',
    aside: {
      title: 'What Happens Then',
      points: ['We call when you said.', 'It takes ten minutes.', 'You decide afterwards.'],
    },
  },
  withContactDetails: { kind: 'form', title: 'Join us', form: 'freelancer' },
} satisfies Record<string, SectionDefinition<'form'>>;
