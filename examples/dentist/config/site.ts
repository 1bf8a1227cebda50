import type { SiteDefinition } from '#types/in-languages';

export default {
  name: 'Willow Lane Dental',
  shortName: 'Willow Lane',
  languages: ['en-GB', 'de-DE'],
  direction: 'ltr',
  timeZone: 'Europe/London',
  origin: 'https://dental.example.com',
  titleTemplate: '{page} | Willow Lane Dental',
  logo: { file: '/logo.svg', dark: '/logo-on-dark.svg', width: 212, height: 48 },
  favicon: '/icon.svg',
  shareImage: {
    file: '/pictures/front.webp',
    alt: {
      en: 'A drawing of our house: red brick above a blue-green shop front, a willow beside it',
      de: 'Eine Zeichnung unseres Hauses: roter Backstein über einer blaugrünen Ladenfront, daneben eine Weide',
    },
    width: 1600,
    height: 1200,
  },
  banner: {
    text: {
      en: 'We are closed from 24 December to 3 January.',
      de: 'Vom 24. Dezember bis 3. Januar haben wir geschlossen.',
    },
    link: { label: { en: 'Whom to call then', de: 'Wen Sie dann anrufen' }, to: '/#hours' },
    from: '2026-11-16',
    until: '2027-01-03',
    close: { en: 'Close this notice', de: 'Diesen Hinweis schließen' },
  },
  values: {
    filling: { en: '£120', de: '120 £' },
    inlay: { en: '£480', de: '480 £' },
    crown: {
      en: '£640',
      de: '640 £',
    },
  },
  links: [{ name: 'chat', to: 'https://chat.example.com/willow-lane-dental' }],
  // The way to each page, above its headline, by the names in the menus.
  breadcrumbs: {},
  contact: {
    phone: {
      name: { en: 'Reception', de: 'Empfang' },
      label: '020 7946 0321',
      to: 'tel:+442079460321',
    },
    email: { label: 'hello@example.com', to: 'mailto:hello@example.com' },
    more: [
      {
        name: { en: 'In pain, outside our hours', de: 'Schmerzen außerhalb der Sprechzeiten' },
        label: '020 7946 0322',
        to: 'tel:+442079460322',
      },
      {
        name: 'Chat',
        label: { en: 'Write to reception', de: 'Dem Empfang schreiben' },
        to: 'link:chat',
      },
    ],
    top: 'phone',
    place: {
      sample: true,
      lines: ['Sample Lane 1', 'Sample Town'],
      mapTitle: { en: 'Map of our practice', de: 'Karte unserer Praxis' },
      mapFrame:
        'https://www.openstreetmap.org/export/embed.html?bbox=-0.0065%2C51.4749%2C0.0035%2C51.4809&layer=mapnik&marker=51.4779%2C-0.0015',
      mapLink: {
        label: { en: 'Open the map on OpenStreetMap', de: 'Die Karte auf OpenStreetMap öffnen' },
        to: 'https://www.openstreetmap.org/?mlat=51.4779&mlon=-0.0015#map=16/51.4779/-0.0015',
      },
    },
  },
  business: {
    sample: true,
    type: 'Dentist',
    address: {
      street: 'Sample Lane 1',
      postalCode: 'ZZ1 1ZZ',
      town: 'Sample Town',
      country: 'GB',
    },
    position: { latitude: 51.4779, longitude: -0.0015 },
    hours: {
      week: [
        {
          days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
          open: ['08:00–13:00', '14:00–19:00'],
        },
        { days: ['saturday'], open: ['09:00–13:00'] },
      ],
      special: [
        {
          label: { en: 'Christmas and New Year', de: 'Weihnachten und Neujahr' },
          from: '2026-12-24',
          to: '2027-01-03',
        },
        {
          label: { en: 'Training day', de: 'Fortbildung' },
          from: '2027-02-17',
          open: ['14:00–19:00'],
        },
        { label: { en: 'Easter', de: 'Ostern' }, from: '2027-03-26', to: '2027-03-29' },
      ],
    },
  },
  social: [
    {
      icon: 'instagram',
      label: { en: 'Willow Lane Dental on Instagram', de: 'Willow Lane Dental auf Instagram' },
      to: 'https://instagram.example.com/willow-lane-dental',
    },
    {
      icon: 'facebook',
      label: { en: 'Willow Lane Dental on Facebook', de: 'Willow Lane Dental auf Facebook' },
      to: 'https://facebook.example.com/willow-lane-dental',
    },
    {
      icon: 'chat',
      label: { en: 'Chat with the practice', de: 'Der Praxis schreiben' },
      to: 'link:chat',
    },
  ],
  team: [
    {
      sample: true,
      name: 'Nadia Sample',
      role: { en: 'Dentist, owner of the practice', de: 'Zahnärztin, Inhaberin der Praxis' },
      group: { en: 'Dentists', de: 'Zahnärzte' },
      description: {
        en: 'Looks after anxious patients, and explains every step before she takes it.',
        de: 'Kümmert sich um ängstliche Patienten und erklärt jeden Schritt, bevor sie ihn tut.',
      },
      photo: {
        file: '/pictures/team-nadia.webp',
        alt: {
          en: 'A drawing of Nadia: long dark hair, a white coat',
          de: 'Eine Zeichnung von Nadia: langes dunkles Haar, weißer Kittel',
        },
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Tom Sample',
      role: { en: 'Dentist', de: 'Zahnarzt' },
      group: { en: 'Dentists', de: 'Zahnärzte' },
      description: {
        en: 'Fillings, crowns and root canals. Draws what he means on the back of your plan.',
        de: 'Füllungen, Kronen und Wurzelbehandlungen. Zeichnet auf die Rückseite Ihres Plans, was er meint.',
      },
      photo: {
        file: '/pictures/team-tom.webp',
        alt: {
          en: 'A drawing of Tom: red hair and a beard, a white coat',
          de: 'Eine Zeichnung von Tom: rotes Haar und Bart, weißer Kittel',
        },
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Amara Sample',
      role: { en: 'Dentist for children', de: 'Zahnärztin für Kinder' },
      group: { en: 'Dentists', de: 'Zahnärzte' },
      description: {
        en: 'Counts teeth aloud, and lets children drive the chair first.',
        de: 'Zählt Zähne laut und lässt Kinder erst einmal den Stuhl fahren.',
      },
      photo: {
        file: '/pictures/team-amara.webp',
        alt: {
          en: 'A drawing of Amara: curly hair and glasses, a blue-green coat',
          de: 'Eine Zeichnung von Amara: lockiges Haar und Brille, blaugrüner Kittel',
        },
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Hana Sample',
      role: { en: 'Dental hygienist', de: 'Dentalhygienikerin' },
      group: { en: 'Hygiene and nursing', de: 'Hygiene und Assistenz' },
      description: {
        en: 'Cleans, measures gums and shows you the two places your brush leaves out.',
        de: 'Reinigt, vermisst das Zahnfleisch und zeigt Ihnen die zwei Stellen, die Ihre Bürste auslässt.',
      },
      photo: {
        file: '/pictures/team-hana.webp',
        alt: {
          en: 'A drawing of Hana: a blue-green headscarf, a pale coat',
          de: 'Eine Zeichnung von Hana: blaugrünes Kopftuch, heller Kittel',
        },
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Mei Sample',
      role: { en: 'Dental nurse', de: 'Zahnmedizinische Fachangestellte' },
      group: { en: 'Hygiene and nursing', de: 'Hygiene und Assistenz' },
      description: {
        en: 'Hands over the right instrument before it is asked for, and watches your sign to stop.',
        de: 'Reicht das richtige Instrument, bevor jemand danach fragt, und achtet auf Ihr Zeichen zum Anhalten.',
      },
      photo: {
        file: '/pictures/team-mei.webp',
        alt: {
          en: 'A drawing of Mei: dark hair in a bun, an apricot coat',
          de: 'Eine Zeichnung von Mei: dunkles Haar im Dutt, aprikosenfarbener Kittel',
        },
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Ruth Sample',
      role: { en: 'Reception', de: 'Empfang' },
      group: { en: 'Reception', de: 'Empfang' },
      description: {
        en: 'Answers the telephone within three rings, and knows who would rather come early.',
        de: 'Nimmt das Telefon ab, bevor es dreimal klingelt, und weiß, wer lieber früh kommt.',
      },
      photo: {
        file: '/pictures/team-ruth.webp',
        alt: {
          en: 'A drawing of Ruth: grey hair and glasses, a red jacket',
          de: 'Eine Zeichnung von Ruth: graues Haar und Brille, rote Jacke',
        },
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Joe Sample',
      role: { en: 'Practice manager', de: 'Praxisverwaltung' },
      group: { en: 'Reception', de: 'Empfang' },
      description: {
        en: 'Bills, insurance letters and everything that needs two signatures.',
        de: 'Rechnungen, Briefe an Versicherungen und alles, was zwei Unterschriften braucht.',
      },
      photo: {
        file: '/pictures/team-joe.webp',
        alt: {
          en: 'A drawing of Joe: short dark hair and glasses, a blue-green jacket',
          de: 'Eine Zeichnung von Joe: kurzes dunkles Haar und Brille, blaugrüne Jacke',
        },
        width: 960,
        height: 1200,
      },
    },
  ],
  consent: {
    text: {
      en: 'The map comes from {host}, which learns your address on the internet when you open it.',
      de: 'Die Karte kommt von {host}; dort erfährt man Ihre Adresse im Internet, wenn Sie sie öffnen.',
    },
    agree: { en: 'Show the map', de: 'Karte anzeigen' },
  },
  header: {
    look: 'split',
    links: [
      {
        label: { en: 'Treatments', de: 'Behandlungen' },
        links: [
          {
            label: { en: 'Check-ups and cleaning', de: 'Kontrolle und Zahnreinigung' },
            to: '/Check-ups',
          },
          {
            label: { en: 'Fillings and crowns', de: 'Füllungen und Kronen' },
            to: '/Fillings-and-crowns',
          },
          { label: { en: 'Children', de: 'Kinder' }, to: '/Children' },
        ],
      },
      { label: { en: 'Prices', de: 'Preise' }, to: '/Prices' },
      {
        label: { en: 'The practice', de: 'Die Praxis' },
        links: [
          { label: 'Team', to: '/Team' },
          { label: { en: 'Rooms', de: 'Räume' }, to: '/Practice' },
          { label: { en: 'Where we are', de: 'Standorte' }, to: '/Where-we-are' },
          { label: { en: 'News', de: 'Neues' }, to: '/News' },
          { label: { en: 'Work with us', de: 'Arbeiten bei uns' }, to: '/Apply' },
        ],
      },
      { label: { en: 'Questions', de: 'Fragen' }, to: '/Questions' },
      { label: { en: 'Contact', de: 'Kontakt' }, to: '/Contact' },
    ],
    action: { label: { en: 'Book a visit', de: 'Termin anfragen' }, to: '/Appointment' },
  },
  footer: {
    look: 'centred',
    blurb: {
      en: 'Dentists for the whole family. We look, we explain, and nothing happens before you have said yes.',
      de: 'Zahnärzte für die ganze Familie. Wir schauen, wir erklären, und nichts geschieht, bevor Sie Ja gesagt haben.',
    },
    columns: [
      {
        title: { en: 'Patients', de: 'Patienten' },
        links: [
          { label: { en: 'Ask for an appointment', de: 'Termin anfragen' }, to: '/Appointment' },
          { label: { en: 'Prices', de: 'Preise' }, to: '/Prices' },
          { label: { en: 'Questions', de: 'Fragen' }, to: '/Questions' },
          { label: { en: 'How was your visit?', de: 'Wie war Ihr Besuch?' }, to: '/Feedback' },
        ],
      },
      {
        title: { en: 'The practice', de: 'Die Praxis' },
        links: [
          { label: 'Team', to: '/Team' },
          { label: { en: 'Rooms', de: 'Räume' }, to: '/Practice' },
          { label: { en: 'News', de: 'Neues' }, to: '/News' },
          { label: { en: 'Work with us', de: 'Arbeiten bei uns' }, to: '/Apply' },
        ],
      },
      {
        title: { en: 'Plainly', de: 'Kurz und klar' },
        links: [
          { label: { en: 'Contact and hours', de: 'Kontakt und Sprechzeiten' }, to: '/Contact' },
          { label: { en: 'Search', de: 'Suche' }, to: '/Search' },
          { label: { en: 'Privacy', de: 'Datenschutz' }, to: '/Privacy' },
          { label: { en: 'Imprint', de: 'Impressum' }, to: '/Imprint' },
          { label: '020 7946 0321', to: 'tel:+442079460321' },
        ],
      },
    ],
    newsletter: {
      title: { en: 'Four letters a year', de: 'Vier Briefe im Jahr' },
      text: {
        en: 'What is new in the practice, and one thing to do for your teeth at home.',
        de: 'Was es in der Praxis Neues gibt, und eine Sache, die Sie zu Hause für Ihre Zähne tun können.',
      },
      form: 'newsletter',
    },
  },
  floating: {
    backToTop: { en: 'Back to top', de: 'Nach oben' },
  },
  toasts: { autoClose: 5000, dragToDismiss: 80 },
  words: {
    openNow: {},
    errorScreen: { en: 'Unexpected Application Error!', de: 'Es ist etwas schiefgegangen' },
    errorHint: {
      en: 'Something went wrong while this page was being shown. Loading it again usually helps; if it does not, please try once more in a few minutes.',
      de: 'Beim Anzeigen dieser Seite ist etwas schiefgegangen. Meist hilft es, sie neu zu laden; wenn nicht, versuchen Sie es bitte in ein paar Minuten noch einmal.',
    },
  },
} satisfies SiteDefinition;
