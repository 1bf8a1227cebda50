import type { PageDefinition } from '#types';

export default {
  title: 'Privacy',
  description:
    'What Slow Vowel stores of what you send, who reads it, and how you have it deleted.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Privacy' }],
      title: 'Kept To Ourselves',
      lead: 'This is a sample. Write your own before launch, with somebody who knows the law.',
    },
    {
      kind: 'prose',
      title: 'What You Send Us',
      paragraphs: [
        'We store what you write in [the form](/Sign-up) to plan the groups, and delete it a year after the course. Your address for the letter is stored until you tell us to stop.',
        'Fonts and pictures come from this site alone. An [e-mail](mailto:hello@example.com) is enough to see, correct or delete what we have.',
      ],
    },
  ],
} satisfies PageDefinition;
