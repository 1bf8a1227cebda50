import type { PageDefinition } from '#types';

export default {
  title: 'Imprint and privacy',
  description: 'Who runs Slow Vowel, what is stored of what you send, and how to have it deleted.',
  sections: [
    {
      kind: 'page-header',
      title: 'Who we are, and what we keep',
      narrow: true,
      lead: 'This is a sample. Write your own before launch, with somebody who knows the law.',
    },
    {
      kind: 'prose',
      title: 'In short',
      paragraphs: [
        'Slow Vowel, Sample Lane 7, Sampleton. Head of the school: Odile Sample. All pictures were drawn for this site.',
        'We store what you write in [the form](/Sign-up) to plan the groups, and delete it a year after the course. Your address for the letter is stored until you tell us to stop.',
        'Fonts and pictures come from this site alone. An [e-mail](mailto:hello@example.com) is enough to see, correct or delete what we have.',
      ],
    },
  ],
} satisfies PageDefinition;
