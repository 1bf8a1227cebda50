import type { PageDefinition } from '#types';

export default {
  title: 'Sign up',
  description: 'Sign up for a course at Slow Vowel, or for a trial lesson.',
  sections: [
    {
      kind: 'page-header',
      tone: 'sun',
      title: 'Take a chair',
      lead: 'It takes a minute. You pay when the group is sure to take place.',
    },
    {
      kind: 'form',
      title: 'Which course?',
      layout: 'end',
      form: 'sign-up',
      aside: {
        title: 'Good to know',
        marks: 'arrow',
        points: [
          'No group has more than {group} people.',
          'A trial lesson costs {trial}, which is taken off if you stay.',
        ],
      },
    },
  ],
} satisfies PageDefinition;
