import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Children', de: 'Kinder' },
  description: {
    en: 'The first visits of children to Willow Lane Dental: counting teeth, riding the chair, and treatment only where it is needed.',
    de: 'Die ersten Besuche von Kindern bei Willow Lane Dental: Zähne zählen, Stuhl fahren und Behandlung nur, wo sie nötig ist.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'First we count teeth', de: 'Erst zählen wir Zähne' },
      lead: {
        en: 'Come with the first tooth, not with the first ache. For children everything is free.',
        de: 'Kommen Sie mit dem ersten Zahn, nicht mit dem ersten Zahnweh. Für Kinder ist alles kostenlos.',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/school.webp',
        alt: {
          en: 'A drawing of five children in front of a board with two rows of teeth',
          de: 'Eine Zeichnung von fünf Kindern vor einer Tafel mit zwei Zahnreihen',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'feature',
      label: { en: 'First visit', de: 'Erster Besuch' },
      numbered: false,
      layout: 'picture-right',
      title: { en: 'Fifteen minutes, and a ride', de: 'Fünfzehn Minuten und eine Fahrt' },
      paragraphs: [
        {
          en: 'Amara counts aloud, the crocodile on the wall has his teeth counted too, and whoever likes rides the chair to the ceiling and back.',
          de: 'Amara zählt laut, auch dem Krokodil an der Wand werden die Zähne gezählt, und wer mag, fährt mit dem Stuhl bis unter die Decke und zurück.',
        },
        {
          list: [
            {
              en: 'Bring the toothbrush from home.',
              de: 'Bringen Sie die Zahnbürste von zu Hause mit.',
            },
            {
              en: 'Come in the morning, when nobody is tired.',
              de: 'Kommen Sie am Vormittag, wenn niemand müde ist.',
            },
            {
              en: 'Leave the word *pain* at home: we have others.',
              de: 'Lassen Sie das Wort *Schmerz* zu Hause: Wir haben andere.',
            },
          ],
        },
      ],
      picture: {
        file: '/pictures/children.webp',
        alt: {
          en: 'A drawing of the children’s corner: small chairs, building blocks and a painted crocodile',
          de: 'Eine Zeichnung der Kinderecke: kleine Stühle, Bauklötze und ein aufgemaltes Krokodil',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'table',
      label: { en: 'By age', de: 'Nach Alter' },
      numbered: false,
      tone: 'peach',
      title: { en: 'When to come', de: 'Wann Sie kommen sollten' },
      columns: [
        { en: 'Age', de: 'Alter' },
        { en: 'What we do', de: 'Was wir tun' },
        {
          en: 'How often',
          de: 'Wie oft',
        },
      ],
      rows: [
        [
          { en: '0 to 2', de: '0 bis 2' },
          {
            en: 'Count teeth, show how to brush',
            de: 'Zähne zählen, zeigen, wie man putzt',
          },
          { en: 'once a year', de: 'einmal im Jahr' },
        ],
        [
          { en: '3 to 6', de: '3 bis 6' },
          {
            en: 'Check, varnish with fluoride',
            de: 'Kontrolle, Fluoridlack',
          },
          { en: 'twice a year', de: 'zweimal im Jahr' },
        ],
        [
          { en: '7 to 12', de: '7 bis 12' },
          {
            en: 'Check the bite, seal the molars',
            de: 'Biss prüfen, Backenzähne versiegeln',
          },
          { en: 'twice a year', de: 'zweimal im Jahr' },
        ],
        [
          { en: '13 to 17', de: '13 bis 17' },
          {
            en: 'Check, clean, talk about braces',
            de: 'Kontrolle, Reinigung, über Zahnspangen sprechen',
          },
          { en: 'twice a year', de: 'zweimal im Jahr' },
        ],
      ],
    },
    {
      kind: 'call-to-action',
      look: 'split',
      title: { en: 'A visit for two?', de: 'Ein Besuch zu zweit?' },
      text: {
        en: 'Bring your child along to your own check-up: seeing is half of it.',
        de: 'Bringen Sie Ihr Kind zu Ihrer eigenen Kontrolle mit: Zusehen ist schon die halbe Miete.',
      },
      action: {
        label: { en: 'Ask for an appointment', de: 'Termin anfragen' },
        to: '/Appointment',
      },
      picture: {
        file: '/pictures/visit-for-two.svg',
        alt: {
          en: 'A drawing of a mother and her child in the dentist’s chair, with a cloth crocodile',
          de: 'Eine Zeichnung einer Mutter und ihres Kindes auf dem Behandlungsstuhl, mit einem Stoffkrokodil',
        },
        width: 1600,
        height: 1200,
      },
    },
  ],
} satisfies PageDefinition;
