import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Thank you', de: 'Vielen Dank' },
  description: {
    en: 'What you sent has reached Willow Lane Dental. We answer within one working day.',
    de: 'Was Sie gesendet haben, ist bei Willow Lane Dental angekommen. Wir antworten innerhalb eines Arbeitstages.',
  },
  indexed: false,
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Thank you, it has arrived', de: 'Vielen Dank, es ist angekommen' },
      lead: {
        en: 'We answer within one working day, by e-mail. If it cannot wait, call us.',
        de: 'Wir antworten innerhalb eines Arbeitstages per E-Mail. Wenn es nicht warten kann, rufen Sie uns an.',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/evening.webp',
        alt: {
          en: 'A drawing of the practice at night, with light in the window',
          de: 'Eine Zeichnung der Praxis bei Nacht, mit Licht im Fenster',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'call-to-action',
      tone: 'tint',
      title: { en: 'While you wait', de: 'Während Sie warten' },
      text: {
        en: 'What happens at a first visit, and what to bring, stands on our first page.',
        de: 'Wie ein erster Besuch abläuft und was Sie mitbringen sollten, steht auf unserer Startseite.',
      },
      action: { label: { en: 'Back to the first page', de: 'Zurück zur Startseite' }, to: '/' },
    },
  ],
} satisfies PageDefinition;
