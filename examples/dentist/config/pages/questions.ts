import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Questions', de: 'Fragen' },
  description: {
    en: 'What patients ask Willow Lane Dental: fear, pain, first visits, payment and cancelling.',
    de: 'Was Patienten Willow Lane Dental fragen: zu Angst, Schmerzen, ersten Besuchen, Zahlung und Absagen.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'What people ask us', de: 'Was wir oft gefragt werden' },
      lead: {
        en: 'The short answers. For all others there is the telephone.',
        de: 'Die kurzen Antworten. Für alle anderen gibt es das Telefon.',
      },
      narrow: true,
    },
    {
      kind: 'faq',
      align: 'offset',
      label: { en: 'Answers', de: 'Antworten' },
      numbered: false,
      title: { en: 'Before you come', de: 'Bevor Sie kommen' },
      items: [
        {
          question: {
            en: 'I am afraid of dentists. What then?',
            de: 'Ich habe Angst vor dem Zahnarzt. Was nun?',
          },
          answer: [
            {
              en: 'Say so in the form or on the telephone. We keep a longer hour free, tell you each step before we take it, and **stop at once when you lift a hand**.',
              de: 'Sagen Sie es im Formular oder am Telefon. Wir halten mehr Zeit für Sie frei, kündigen jeden Schritt an, bevor wir ihn tun, und **hören sofort auf, wenn Sie eine Hand heben**.',
            },
          ],
        },
        {
          question: {
            en: 'What shall I bring to the first visit?',
            de: 'Was soll ich zum ersten Besuch mitbringen?',
          },
          answer: [
            { en: 'Three things, if you have them:', de: 'Drei Dinge, wenn Sie sie haben:' },
            {
              list: [
                { en: 'a list of your medicines,', de: 'eine Liste Ihrer Medikamente,' },
                {
                  en: 'X-rays of the last two years,',
                  de: 'Röntgenbilder der letzten zwei Jahre,',
                },
                {
                  en: 'the name of your last dentist.',
                  de: 'den Namen Ihrer letzten Zahnarztpraxis.',
                },
              ],
            },
          ],
        },
        {
          question: {
            en: 'I am in pain and no patient of yours. May I call?',
            de: 'Ich habe Schmerzen und war noch nie bei Ihnen. Darf ich anrufen?',
          },
          answer: [
            {
              en: 'Yes. Call [020 7946 0321](tel:+442079460321) as early as you can: you are seen the same day.',
              de: 'Ja. Rufen Sie so früh wie möglich unter [020 7946 0321](tel:+442079460321) an: Sie kommen noch am selben Tag dran.',
            },
          ],
        },
        {
          question: {
            en: 'Does it cost more than you said?',
            de: 'Kostet es mehr, als Sie gesagt haben?',
          },
          answer: [
            {
              en: 'No. If something changes during treatment we stop and ask. [Our prices](/Prices) are for everybody.',
              de: 'Nein. Wenn sich während der Behandlung etwas ändert, halten wir an und fragen. [Unsere Preise](/Prices) gelten für alle.',
            },
          ],
        },
        {
          question: {
            en: 'Can I get in with a wheelchair?',
            de: 'Komme ich mit dem Rollstuhl hinein?',
          },
          answer: [
            {
              en: 'Yes: there is no step, doors are 90 cm wide, and in room 1 you may stay in your own chair.',
              de: 'Ja: Es gibt keine Stufe, die Türen sind 90 cm breit, und in Zimmer 1 können Sie in Ihrem eigenen Stuhl bleiben.',
            },
          ],
        },
        {
          question: { en: 'How do I cancel?', de: 'Wie sage ich ab?' },
          answer: [
            {
              en: 'Call us a day before, and somebody else gets the hour. It costs nothing then.',
              de: 'Rufen Sie uns einen Tag vorher an, dann bekommt jemand anderes die Stunde. Es kostet Sie dann nichts.',
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      ground: { file: '/pictures/evening.webp', width: 1600, height: 1200 },
      title: { en: 'Another question?', de: 'Noch eine Frage?' },
      text: {
        en: 'We answer within one working day, most often within the hour.',
        de: 'Wir antworten innerhalb eines Arbeitstages, meist innerhalb einer Stunde.',
      },
      action: { label: { en: 'Contact', de: 'Kontakt' }, to: '/Contact' },
    },
  ],
} satisfies PageDefinition;
