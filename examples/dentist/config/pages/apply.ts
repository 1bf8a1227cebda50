import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Work with us', de: 'Arbeiten bei uns' },
  description: {
    en: 'Dentists, hygienists, nurses and people for our reception: apply to Willow Lane Dental in three short steps.',
    de: 'Zahnarzt, Dentalhygiene, Assistenz oder Empfang: Bewerben Sie sich in drei kurzen Schritten bei Willow Lane Dental.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Come and work with us', de: 'Kommen Sie zu uns' },
      lead: {
        en: 'Three short steps, and you can look at everything once more before you send it.',
        de: 'Drei kurze Schritte, und Sie können alles noch einmal ansehen, bevor Sie es absenden.',
      },
      narrow: true,
    },
    {
      kind: 'list',
      align: 'offset',
      label: { en: 'Now', de: 'Zurzeit' },
      title: { en: 'Whom we look for', de: 'Wen wir suchen' },
      of: 'jobs',
      look: 'rows',
      empty: {
        en: 'No place is free at the moment. Write all the same: that changes.',
        de: 'Im Moment ist keine Stelle frei. Schreiben Sie trotzdem: Das ändert sich.',
      },
    },
    {
      kind: 'form',
      label: { en: 'Apply', de: 'Bewerben' },
      title: { en: 'Your application', de: 'Ihre Bewerbung' },
      layout: 'below',
      form: 'application',
      aside: {
        marks: 'leaf',
        title: { en: 'What happens next', de: 'Wie es weitergeht' },
        points: [
          {
            en: 'You hear from us within a week, whichever way it goes.',
            de: 'Sie hören innerhalb einer Woche von uns, wie auch immer wir entscheiden.',
          },
          {
            en: 'If it fits, you spend a paid day with us and see how we work.',
            de: 'Wenn es passt, verbringen Sie einen bezahlten Tag bei uns und sehen, wie wir arbeiten.',
          },
          {
            en: 'What you send is read by two people, and deleted after six months.',
            de: 'Was Sie senden, lesen zwei Menschen. Nach sechs Monaten wird es gelöscht.',
          },
        ],
      },
    },
  ],
} satisfies PageDefinition;
