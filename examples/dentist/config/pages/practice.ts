import type { PageDefinition } from '#types/in-languages';

export default {
  title: { en: 'Rooms', de: 'Räume' },
  description: {
    en: 'A look around Willow Lane Dental: reception, waiting room, treatment rooms and garden.',
    de: 'Ein Rundgang durch Willow Lane Dental: Empfang, Wartezimmer, Behandlungszimmer und Garten.',
  },
  shareImage: {
    file: '/pictures/waiting-room.webp',
    alt: { en: 'A drawing of the waiting room', de: 'Eine Zeichnung des Wartezimmers' },
    width: 1600,
    height: 1200,
  },
  sections: [
    {
      kind: 'page-header',
      title: { en: 'A look around', de: 'Ein Rundgang' },
      lead: {
        en: 'From the street to the chair there is no step, and from every chair you see the willow.',
        de: 'Von der Straße bis zum Stuhl gibt es keine Stufe, und von jedem Stuhl aus sehen Sie die Weide.',
      },
      layout: 'beside',
      picture: {
        file: '/pictures/garden.webp',
        alt: {
          en: 'A drawing of the garden: a bench, a path and a willow',
          de: 'Eine Zeichnung des Gartens: eine Bank, ein Weg und eine Weide',
        },
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'gallery',
      label: { en: 'Rooms', de: 'Räume' },
      width: 'wide',
      numbered: false,
      title: { en: 'Nine views', de: 'Neun Ansichten' },
      look: 'mosaic',
      lead: {
        en: 'Press a picture to see it large.',
        de: 'Drücken Sie auf ein Bild, um es groß zu sehen.',
      },
      photos: [
        {
          file: '/pictures/front.webp',
          alt: {
            en: 'A drawing of our house: red brick above a blue-green shop front, a willow beside it',
            de: 'Eine Zeichnung unseres Hauses: roter Backstein über einer blaugrünen Ladenfront, daneben eine Weide',
          },
          width: 1600,
          height: 1200,
          caption: {
            en: 'Sample Lane, from across the street',
            de: 'Sample Lane, von der anderen Straßenseite',
          },
        },
        {
          file: '/pictures/reception.webp',
          alt: {
            en: 'A drawing of reception: a long blue-green desk below three lamps',
            de: 'Eine Zeichnung des Empfangs: ein langer blaugrüner Tresen unter drei Lampen',
          },
          width: 1600,
          height: 1200,
          caption: {
            en: 'Reception, where you need not wait standing',
            de: 'Der Empfang, an dem Sie nicht im Stehen warten',
          },
        },
        {
          file: '/pictures/waiting-room.webp',
          alt: {
            en: 'A drawing of the waiting room: two armchairs by a window with willow branches',
            de: 'Eine Zeichnung des Wartezimmers: zwei Sessel an einem Fenster mit Weidenzweigen',
          },
          width: 1600,
          height: 1200,
          caption: { en: 'The waiting room', de: 'Das Wartezimmer' },
        },
        {
          file: '/pictures/treatment-room.webp',
          alt: {
            en: 'A drawing of a treatment room: a reclined chair, a lamp and a screen',
            de: 'Eine Zeichnung eines Behandlungszimmers: ein zurückgelehnter Stuhl, eine Lampe und ein Bildschirm',
          },
          width: 1600,
          height: 1200,
          caption: { en: 'Room 1, with the big window', de: 'Zimmer 1 mit dem großen Fenster' },
        },
        {
          file: '/pictures/children.webp',
          alt: {
            en: 'A drawing of the children’s corner: small chairs, building blocks and a painted crocodile',
            de: 'Eine Zeichnung der Kinderecke: kleine Stühle, Bauklötze und ein aufgemaltes Krokodil',
          },
          width: 1600,
          height: 1200,
          caption: { en: 'The children’s corner', de: 'Die Kinderecke' },
        },
        {
          file: '/pictures/sterilisation.webp',
          alt: {
            en: 'A drawing of the sterilisation room: boxes on shelves, a basin and a steriliser',
            de: 'Eine Zeichnung des Sterilisationsraums: Kästen in Regalen, ein Becken und ein Sterilisator',
          },
          width: 1600,
          height: 1200,
          caption: { en: 'Where instruments are cleaned', de: 'Wo Instrumente gereinigt werden' },
        },
        {
          file: '/pictures/x-ray.webp',
          alt: {
            en: 'A drawing of a screen that shows two rows of teeth, one of them circled',
            de: 'Eine Zeichnung eines Bildschirms mit zwei Zahnreihen, ein Zahn ist eingekreist',
          },
          width: 1600,
          height: 1200,
          caption: { en: 'What you see when we explain', de: 'Was Sie sehen, wenn wir erklären' },
        },
        {
          file: '/pictures/garden.webp',
          alt: {
            en: 'A drawing of the garden: a bench, a path and a willow',
            de: 'Eine Zeichnung des Gartens: eine Bank, ein Weg und eine Weide',
          },
          width: 1600,
          height: 1200,
          caption: {
            en: 'The garden, in which you may wait as well',
            de: 'Der Garten, in dem Sie auch warten dürfen',
          },
        },
        {
          file: '/pictures/evening.webp',
          alt: {
            en: 'A drawing of the practice at night, with light in the window',
            de: 'Eine Zeichnung der Praxis bei Nacht, mit Licht im Fenster',
          },
          width: 1600,
          height: 1200,
          caption: { en: 'After seven, on call', de: 'Nach sieben, im Notdienst' },
        },
      ],
      enlarged: {
        previous: {
          en: 'Previous picture',
          de: 'Voriges Bild',
        },
        next: { en: 'Next picture', de: 'Nächstes Bild' },
      },
    },
    {
      kind: 'before-after',
      tone: 'tint',
      title: { en: 'One room, twice a day', de: 'Ein Raum, zweimal am Tag' },
      lead: {
        en: 'Move the handle from noon to half past six, when the lamp is on.',
        de: 'Schieben Sie den Griff vom Mittag bis halb sieben, wenn die Lampe brennt.',
      },
      before: {
        file: '/pictures/waiting-room.webp',
        alt: {
          en: 'A drawing of the waiting room by day: two armchairs by a window',
          de: 'Eine Zeichnung des Wartezimmers bei Tag: zwei Sessel an einem Fenster',
        },
        width: 1600,
        height: 1200,
        label: { en: 'At noon', de: 'Am Mittag' },
      },
      after: {
        file: '/pictures/waiting-room-evening.webp',
        alt: {
          en: 'The same room in the evening, in the light of the lamp',
          de: 'Derselbe Raum am Abend, im Licht der Lampe',
        },
        width: 1600,
        height: 1200,
        label: { en: 'Half past six', de: 'Halb sieben' },
      },
      handle: {
        en: 'Compare the room at noon and in the evening',
        de: 'Den Raum am Mittag und am Abend vergleichen',
      },
    },
    {
      kind: 'statistics',
      look: 'statement',
      label: { en: 'In figures', de: 'In Zahlen' },
      numbered: false,
      tone: 'lagoon',
      title: { en: 'The house in short', de: 'Das Haus in Kürze' },
      figures: [
        {
          value: '0',
          label: {
            en: 'steps from the street to the chair',
            de: 'Stufen von der Straße bis zum Stuhl',
          },
        },
        { value: '3', label: { en: 'treatment rooms', de: 'Behandlungszimmer' } },
        { value: '134 °C', label: { en: 'in the steriliser', de: 'im Sterilisator' } },
        { value: '1', label: { en: 'painted crocodile', de: 'aufgemaltes Krokodil' } },
      ],
    },
    {
      kind: 'call-to-action',
      look: 'split',
      title: { en: 'Come and see', de: 'Schauen Sie vorbei' },
      text: {
        en: 'You may look around before your first visit: just ring the bell.',
        de: 'Sie dürfen sich vor Ihrem ersten Besuch umsehen: Klingeln Sie einfach.',
      },
      action: { label: { en: 'How to find us', de: 'So finden Sie uns' }, to: '/Contact#map' },
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
  ],
} satisfies PageDefinition;
