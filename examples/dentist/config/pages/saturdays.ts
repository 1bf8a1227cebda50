import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Open on Saturday mornings', de: 'Samstagvormittags geöffnet' },
  description: {
    en: 'From November on Willow Lane Dental is open on Saturdays from 9 to 1, for check-ups and cleaning.',
    de: 'Ab November ist Willow Lane Dental samstags von 9 bis 13 Uhr geöffnet, für Kontrolle und Zahnreinigung.',
  },
  post: {
    date: '2026-11-09',
    author: 'Joe Sample',
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
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [
        { label: { en: 'Home', de: 'Startseite' }, to: '/' },
        { label: { en: 'News', de: 'Neues' }, to: '/News' },
        { label: { en: 'Open on Saturday mornings', de: 'Samstagvormittags geöffnet' } },
      ],
      title: { en: 'Open on Saturday mornings', de: 'Samstagvormittags geöffnet' },
      lead: {
        en: 'From 14 November, from nine to one.',
        de: 'Ab dem 14. November, von neun bis eins.',
      },
      narrow: true,
    },
    {
      kind: 'feature',
      layout: 'picture-right',
      title: { en: 'For those who work late', de: 'Für alle, die lange arbeiten' },
      paragraphs: [
        {
          en: 'One in three of you asked for it in the feedback form: a time that needs no day off. So there are now two chairs on Saturday mornings, one for check-ups, one for cleaning.',
          de: 'Jede dritte Rückmeldung von Ihnen bat darum: eine Zeit, für die man keinen freien Tag braucht. Deshalb gibt es jetzt am Samstagvormittag zwei Stühle, einen für Kontrollen und einen für die Zahnreinigung.',
        },
        {
          en: 'Fillings and crowns stay on weekdays, because the laboratory rests on Saturdays.',
          de: 'Füllungen und Kronen gibt es weiterhin von Montag bis Freitag, weil das Labor samstags ruht.',
        },
      ],
      picture: {
        file: '/pictures/evening.webp',
        alt: {
          en: 'A drawing of the practice at night, with light in the window',
          de: 'Eine Zeichnung der Praxis bei Nacht, mit Licht im Fenster',
        },
        width: 1600,
        height: 1200,
      },
      action: {
        label: { en: 'Ask for a Saturday', de: 'Einen Samstag anfragen' },
        to: '/Appointment',
      },
    },
    {
      kind: 'prose',
      tone: 'peach',
      paragraphs: [
        {
          heading: {
            en: 'How to get one of these hours',
            de: 'So bekommen Sie eine dieser Stunden',
          },
        },
        {
          en: 'Choose a Saturday in [the form](/Appointment), or say so on the telephone. The next four Saturdays still have room.',
          de: 'Wählen Sie im [Formular](/Appointment) einen Samstag, oder sagen Sie es am Telefon. An den nächsten vier Samstagen ist noch Platz.',
        },
        {
          quote: {
            en: 'A time that needs no day off.',
            de: 'Eine Zeit, für die man keinen freien Tag braucht.',
          },
          name: { en: 'From the feedback form', de: 'Aus den Rückmeldungen' },
        },
        { heading: { en: 'What stays as it was', de: 'Was bleibt, wie es war' } },
        {
          marks: 'leaf',
          list: [
            {
              en: 'The prices are the same as on weekdays.',
              de: 'Die Preise sind dieselben wie unter der Woche.',
            },
            { en: 'Whoever is in pain comes first.', de: 'Wer Schmerzen hat, kommt zuerst dran.' },
            {
              en: 'From 24 December to 3 January we are closed.',
              de: 'Vom 24. Dezember bis 3. Januar haben wir geschlossen.',
            },
          ],
        },
      ],
    },
  ],
} satisfies PageDefinition;
