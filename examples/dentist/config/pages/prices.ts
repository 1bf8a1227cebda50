import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Prices', de: 'Preise' },
  description: {
    en: 'What check-ups, cleaning, fillings and crowns cost at Willow Lane Dental. The list to print is a PDF.',
    de: 'Was Kontrolle, Reinigung, Füllungen und Kronen bei Willow Lane Dental kosten. Die Liste zum Drucken gibt es als PDF.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'What it costs', de: 'Was es kostet' },
      lead: {
        en: 'No surprises: before anything begins you have the price in writing. [Print the list](/prices.pdf).',
        de: 'Keine Überraschungen: Bevor etwas beginnt, haben Sie den Preis schriftlich. [Die Liste drucken](/prices.pdf) (auf Englisch).',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/plan.svg',
        alt: {
          en: 'A drawing of a written plan with four prices, and a pen that signs it',
          de: 'Eine Zeichnung eines Plans mit vier Preisen und eines Stifts, der ihn unterschreibt',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'table',
      width: 'text',
      label: { en: 'Looking and cleaning', de: 'Schauen und reinigen' },
      numbered: false,
      title: { en: 'Check-ups and cleaning', de: 'Kontrolle und Zahnreinigung' },
      caption: { en: 'Per visit, VAT does not apply', de: 'Je Besuch, ohne Mehrwertsteuer' },
      columns: [
        { en: 'Treatment', de: 'Behandlung' },
        { en: 'How long', de: 'Wie lange' },
        {
          en: 'Price',
          de: 'Preis',
        },
      ],
      rows: [
        [
          { en: 'First visit with plan', de: 'Erster Besuch mit Plan' },
          {
            en: '40 minutes',
            de: '40 Minuten',
          },
          { en: '£75', de: '75 £' },
        ],
        [
          { en: 'Check-up', de: 'Kontrolle' },
          { en: '20 minutes', de: '20 Minuten' },
          {
            en: '£48',
            de: '48 £',
          },
        ],
        [
          { en: 'X-ray, each', de: 'Röntgenbild, je' },
          { en: '5 minutes', de: '5 Minuten' },
          {
            en: '£14',
            de: '14 £',
          },
        ],
        [
          { en: 'Professional cleaning', de: 'Professionelle Zahnreinigung' },
          {
            en: '60 minutes',
            de: '60 Minuten',
          },
          { en: '£85', de: '85 £' },
        ],
        [
          { en: 'Gum treatment, each quarter', de: 'Zahnfleischbehandlung, je Kieferviertel' },
          {
            en: '45 minutes',
            de: '45 Minuten',
          },
          { en: '£110', de: '110 £' },
        ],
      ],
    },
    {
      kind: 'table',
      width: 'text',
      label: { en: 'Repairing', de: 'Reparieren' },
      numbered: false,
      tone: 'peach',
      title: { en: 'Fillings, crowns, roots', de: 'Füllungen, Kronen, Wurzeln' },
      caption: { en: 'Per tooth, with anaesthetic', de: 'Je Zahn, mit Betäubung' },
      columns: [
        { en: 'Treatment', de: 'Behandlung' },
        { en: 'Visits', de: 'Besuche' },
        {
          en: 'Price',
          de: 'Preis',
        },
      ],
      rows: [
        [{ en: 'Small filling', de: 'Kleine Füllung' }, '1', '{filling}'],
        [{ en: 'Large filling', de: 'Große Füllung' }, '1', { en: '£180', de: '180 £' }],
        ['Inlay', '2', { en: '{inlay} – £540', de: '{inlay} – 540 £' }],
        [{ en: 'Crown', de: 'Krone' }, '2', { en: '{crown} – £720', de: '{crown} – 720 £' }],
        [
          { en: 'Root canal, front tooth', de: 'Wurzelbehandlung, Schneidezahn' },
          {
            en: '1 or 2',
            de: '1 oder 2',
          },
          { en: '£350', de: '350 £' },
        ],
        [
          { en: 'Root canal, molar', de: 'Wurzelbehandlung, Backenzahn' },
          '2',
          {
            en: '£560',
            de: '560 £',
          },
        ],
        [{ en: 'Tooth taken out', de: 'Zahn ziehen' }, '1', { en: '£130', de: '130 £' }],
      ],
      note: {
        en: 'Anything that is not listed? [Ask us](/Contact).',
        de: 'Etwas steht nicht in der Liste? [Fragen Sie uns](/Contact).',
      },
    },
    {
      kind: 'prose',
      title: { en: 'Good to know', de: 'Gut zu wissen' },
      paragraphs: [
        {
          en: '**Children under 18** pay nothing for check-ups, fillings and varnish.',
          de: '**Kinder unter 18** zahlen nichts für Kontrollen, Füllungen und Fluoridlack.',
        },
        {
          en: 'You pay after the visit, by card or by transfer within thirty days. From £300 on you may pay in three parts, without interest.',
          de: 'Sie zahlen nach dem Besuch, mit Karte oder innerhalb von dreißig Tagen per Überweisung. Ab 300 £ können Sie in drei Raten zahlen, ohne Zinsen.',
        },
        {
          en: 'If you cannot come, tell us a day before. After that half of the reserved time is charged.',
          de: 'Wenn Sie nicht kommen können, sagen Sie uns einen Tag vorher Bescheid. Danach wird die Hälfte der reservierten Zeit berechnet.',
        },
      ],
    },
    {
      kind: 'call-to-action',
      tone: 'band',
      title: { en: 'A price for your case?', de: 'Ein Preis für Ihren Fall?' },
      text: {
        en: 'The first visit ends with a plan: what, when, how much.',
        de: 'Am Ende des ersten Besuchs steht ein Plan: was, wann, wie viel.',
      },
      action: {
        label: { en: 'Ask for an appointment', de: 'Termin anfragen' },
        to: '/Appointment',
      },
    },
  ],
} satisfies PageDefinition;
