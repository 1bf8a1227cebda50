import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'How was your visit?', de: 'Wie war Ihr Besuch?' },
  description: {
    en: 'Tell Willow Lane Dental how your visit was: what was good, and what we should do in another way.',
    de: 'Sagen Sie Willow Lane Dental, wie Ihr Besuch war: was gut war und was wir anders machen sollten.',
  },
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [
        { label: { en: 'Home', de: 'Startseite' }, to: '/' },
        {
          label: {
            en: 'Feedback',
            de: 'Rückmeldung',
          },
        },
      ],
      title: { en: 'How Did We Do?', de: 'Waren Sie zufrieden?' },
      lead: {
        en: 'Praise goes up in the kitchen. What went wrong is talked about on Friday, by all of us.',
        de: 'Lob hängen wir in der Küche auf. Was schiefging, besprechen wir am Freitag, alle zusammen.',
      },
      narrow: true,
    },
    {
      kind: 'form',
      label: { en: 'Feedback', de: 'Rückmeldung' },
      tone: 'tint',
      title: { en: 'Tell Us Openly', de: 'Sagen Sie es uns offen' },
      layout: 'below',
      form: 'feedback',
    },
  ],
} satisfies PageDefinition;
