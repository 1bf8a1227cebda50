import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Fillings and crowns', de: 'Füllungen und Kronen' },
  description: {
    en: 'How Willow Lane Dental repairs teeth: fillings in one visit, crowns in two, and the price in writing before anything begins.',
    de: 'Wie Willow Lane Dental Zähne repariert: Füllungen in einem Besuch, Kronen in zwei, und der Preis schriftlich, bevor etwas beginnt.',
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'Fillings and crowns', de: 'Füllungen und Kronen' },
      lead: {
        en: 'A small hole is filled in one visit. A large one takes two, and a decision of yours in between.',
        de: 'Ein kleines Loch ist in einem Besuch gefüllt. Ein großes braucht zwei, und dazwischen entscheiden Sie.',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/x-ray.webp',
        alt: {
          en: 'A drawing of a screen that shows two rows of teeth, one of them circled',
          de: 'Eine Zeichnung eines Bildschirms mit zwei Zahnreihen, ein Zahn ist eingekreist',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'alternating',
      label: { en: 'Repairs', de: 'Reparaturen' },
      numbered: false,
      items: [
        {
          title: { en: 'A filling', de: 'Eine Füllung' },
          paragraphs: [
            {
              en: 'We numb the tooth, take out what is soft and fill it in layers, each hardened with blue light. You can eat as soon as the lip wakes up.',
              de: 'Wir betäuben den Zahn, entfernen, was weich ist, und füllen ihn in Schichten, von denen jede mit blauem Licht gehärtet wird. Essen können Sie, sobald die Lippe aufwacht.',
            },
          ],
          points: [
            { en: 'Thirty to fifty minutes', de: 'Dreißig bis fünfzig Minuten' },
            {
              en: 'In the colour of your tooth',
              de: 'In der Farbe Ihres Zahns',
            },
          ],
          picture: {
            file: '/pictures/treatment-room.webp',
            alt: {
              en: 'A drawing of a treatment room: a reclined chair, a lamp and a screen',
              de: 'Eine Zeichnung eines Behandlungszimmers: ein zurückgelehnter Stuhl, eine Lampe und ein Bildschirm',
            },
            width: 1600,
            height: 1200,
          },
        },
        {
          title: { en: 'A crown', de: 'Eine Krone' },
          paragraphs: [
            {
              en: 'Where more is missing than is left, a crown holds the tooth together. At the first visit we scan it; a laboratory two streets away makes the crown; at the second visit we set it.',
              de: 'Wo mehr fehlt, als übrig ist, hält eine Krone den Zahn zusammen. Beim ersten Besuch nehmen wir einen digitalen Abdruck; ein Labor zwei Straßen weiter fertigt die Krone; beim zweiten Besuch setzen wir sie ein.',
            },
          ],
          points: [
            { en: 'Two visits, a week apart', de: 'Zwei Besuche im Abstand von einer Woche' },
            { en: 'A provisional crown in between', de: 'Dazwischen eine provisorische Krone' },
            { en: 'Five years of guarantee', de: 'Fünf Jahre Garantie' },
          ],
          picture: {
            file: '/pictures/instruments.webp',
            alt: {
              en: 'A drawing of a tray with a mirror, a probe, tweezers and a cup',
              de: 'Eine Zeichnung eines Tabletts mit Spiegel, Sonde, Pinzette und Becher',
            },
            width: 1600,
            height: 1200,
          },
        },
      ],
    },
    {
      kind: 'table',
      label: { en: 'What is right', de: 'Was richtig ist' },
      numbered: false,
      tone: 'lagoon',
      title: { en: 'Three ways to mend a molar', de: 'Drei Wege, einen Backenzahn zu retten' },
      caption: { en: 'The same tooth, three repairs', de: 'Derselbe Zahn, drei Reparaturen' },
      columns: [
        { en: 'Repair', de: 'Reparatur' },
        { en: 'Visits', de: 'Besuche' },
        {
          en: 'Lasts about',
          de: 'Hält etwa',
        },
        { en: 'From', de: 'Ab' },
      ],
      rows: [
        [{ en: 'Filling', de: 'Füllung' }, '1', { en: '8 years', de: '8 Jahre' }, '{filling}'],
        ['Inlay', '2', { en: '12 years', de: '12 Jahre' }, '{inlay}'],
        [{ en: 'Crown', de: 'Krone' }, '2', { en: '15 years', de: '15 Jahre' }, '{crown}'],
      ],
      note: {
        en: 'All prices stand in [our list](/Prices). Yours stands in your plan, and holds for three months.',
        de: 'Alle Preise stehen in [unserer Liste](/Prices). Ihrer steht in Ihrem Plan und gilt drei Monate.',
      },
    },
    {
      kind: 'call-to-action',
      look: 'card',
      title: { en: 'Not sure which?', de: 'Nicht sicher, was passt?' },
      text: {
        en: 'Come and look at the picture of your tooth with us.',
        de: 'Kommen Sie vorbei, und sehen Sie sich das Bild Ihres Zahns mit uns an.',
      },
      action: {
        label: { en: 'Ask for an appointment', de: 'Termin anfragen' },
        to: '/Appointment?treatment=filling',
      },
    },
  ],
} satisfies PageDefinition;
