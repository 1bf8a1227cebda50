import type { SiteDefinition } from '#types';

export default {
  name: 'Willow Lane Dental',
  shortName: 'Willow Lane',
  language: 'en-GB',
  direction: 'ltr',
  timeZone: 'Europe/London',
  origin: 'https://dental.example.com',
  titleTemplate: '{page} | Willow Lane Dental',
  logo: { file: '/logo.svg', dark: '/logo-on-dark.svg', width: 212, height: 48 },
  favicon: '/icon.svg',
  shareImage: {
    file: '/pictures/front.webp',
    alt: 'A drawing of our house: red brick above a blue-green shop front, a willow beside it',
    width: 1600,
    height: 1200,
  },
  banner: {
    text: 'We are closed from 24 December to 3 January.',
    link: { label: 'Whom to call then', to: '/#hours' },
    from: '2026-11-16',
    until: '2027-01-03',
    close: 'Close this notice',
  },
  values: { filling: '£120', inlay: '£480', crown: '£640' },
  links: [{ name: 'chat', to: 'https://chat.example.com/willow-lane-dental' }],
  contact: {
    phone: { name: 'Reception', label: '020 7946 0321', to: 'tel:+442079460321' },
    email: { label: 'hello@example.com', to: 'mailto:hello@example.com' },
    more: [
      { name: 'In pain, outside our hours', label: '020 7946 0322', to: 'tel:+442079460322' },
      { name: 'Chat', label: 'Write to reception', to: 'link:chat' },
    ],
    top: 'phone',
    place: {
      sample: true,
      lines: ['Sample Lane 1', 'Sample Town'],
      mapTitle: 'Map of our practice',
      mapFrame:
        'https://www.openstreetmap.org/export/embed.html?bbox=-0.0065%2C51.4749%2C0.0035%2C51.4809&layer=mapnik&marker=51.4779%2C-0.0015',
      mapLink: {
        label: 'Open the map on OpenStreetMap',
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
        { label: 'Christmas and New Year', from: '2026-12-24', to: '2027-01-03' },
        { label: 'Training day', from: '2027-02-17', open: ['14:00–19:00'] },
        { label: 'Easter', from: '2027-03-26', to: '2027-03-29' },
      ],
      closed: 'Closed',
    },
  },
  social: [
    {
      icon: 'instagram',
      label: 'Willow Lane Dental on Instagram',
      to: 'https://instagram.example.com/willow-lane-dental',
    },
    {
      icon: 'facebook',
      label: 'Willow Lane Dental on Facebook',
      to: 'https://facebook.example.com/willow-lane-dental',
    },
    { icon: 'chat', label: 'Chat with the practice', to: 'link:chat' },
  ],
  team: [
    {
      sample: true,
      name: 'Nadia Sample',
      role: 'Dentist, owner of the practice',
      group: 'Dentists',
      description: 'Looks after anxious patients, and explains every step before she takes it.',
      photo: {
        file: '/pictures/team-nadia.webp',
        alt: 'A drawing of Nadia: long dark hair, a white coat',
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Tom Sample',
      role: 'Dentist',
      group: 'Dentists',
      description:
        'Fillings, crowns and root canals. Draws what he means on the back of your plan.',
      photo: {
        file: '/pictures/team-tom.webp',
        alt: 'A drawing of Tom: red hair and a beard, a white coat',
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Amara Sample',
      role: 'Dentist for children',
      group: 'Dentists',
      description: 'Counts teeth aloud, and lets children drive the chair first.',
      photo: {
        file: '/pictures/team-amara.webp',
        alt: 'A drawing of Amara: curly hair and glasses, a blue-green coat',
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Hana Sample',
      role: 'Dental hygienist',
      group: 'Hygiene and nursing',
      description: 'Cleans, measures gums and shows you the two places your brush leaves out.',
      photo: {
        file: '/pictures/team-hana.webp',
        alt: 'A drawing of Hana: a blue-green headscarf, a pale coat',
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Mei Sample',
      role: 'Dental nurse',
      group: 'Hygiene and nursing',
      description:
        'Hands over the right instrument before it is asked for, and watches your sign to stop.',
      photo: {
        file: '/pictures/team-mei.webp',
        alt: 'A drawing of Mei: dark hair in a bun, an apricot coat',
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Ruth Sample',
      role: 'Reception',
      group: 'Reception',
      description:
        'Answers the telephone within three rings, and knows who would rather come early.',
      photo: {
        file: '/pictures/team-ruth.webp',
        alt: 'A drawing of Ruth: grey hair and glasses, a red jacket',
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'Joe Sample',
      role: 'Practice manager',
      group: 'Reception',
      description: 'Bills, insurance letters and everything that needs two signatures.',
      photo: {
        file: '/pictures/team-joe.webp',
        alt: 'A drawing of Joe: short dark hair and glasses, a blue-green jacket',
        width: 960,
        height: 1200,
      },
    },
  ],
  consent: {
    text: 'The map comes from {host}, which learns your address on the internet when you open it.',
    agree: 'Show the map',
  },
  header: {
    navigationLabel: 'Main',
    contactLabel: 'Contact',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skipLink: 'Skip to content',
    links: [
      {
        label: 'Treatments',
        links: [
          { label: 'Check-ups and cleaning', to: '/Check-ups' },
          { label: 'Fillings and crowns', to: '/Fillings-and-crowns' },
          { label: 'Children', to: '/Children' },
        ],
      },
      { label: 'Prices', to: '/Prices' },
      {
        label: 'The practice',
        links: [
          { label: 'Team', to: '/Team' },
          { label: 'Rooms', to: '/Practice' },
          { label: 'Where we are', to: '/Where-we-are' },
          { label: 'News', to: '/News' },
          { label: 'Work with us', to: '/Apply' },
        ],
      },
      { label: 'Questions', to: '/Questions' },
      { label: 'Contact', to: '/Contact' },
    ],
    action: { label: 'Book a visit', to: '/Appointment' },
  },
  footer: {
    blurb:
      'Dentists for the whole family. We look, we explain, and nothing happens before you have said yes.',
    columns: [
      {
        title: 'Patients',
        links: [
          { label: 'Ask for an appointment', to: '/Appointment' },
          { label: 'Prices', to: '/Prices' },
          { label: 'Questions', to: '/Questions' },
          { label: 'How was your visit?', to: '/Feedback' },
        ],
      },
      {
        title: 'The practice',
        links: [
          { label: 'Team', to: '/Team' },
          { label: 'Rooms', to: '/Practice' },
          { label: 'News', to: '/News' },
          { label: 'Work with us', to: '/Apply' },
        ],
      },
      {
        title: 'Plainly',
        links: [
          { label: 'Contact and hours', to: '/Contact' },
          { label: 'Search', to: '/Search' },
          { label: 'Privacy', to: '/Privacy' },
          { label: 'Imprint', to: '/Imprint' },
          { label: '020 7946 0321', to: 'tel:+442079460321' },
        ],
      },
    ],
    newsletter: {
      title: 'Four letters a year',
      text: 'What is new in the practice, and one thing to do for your teeth at home.',
      form: 'newsletter',
    },
    copyright: '© {year} {name}. All rights reserved.',
  },
  floating: {
    chat: { label: 'Ask for an appointment', to: '/Appointment', icon: 'calendar' },
    backToTop: 'Back to top',
  },
  toasts: { autoClose: 5000, dragToDismiss: 80, close: 'Close' },
  words: {
    breadcrumb: 'Breadcrumb',
    newTab: '(opens in a new tab)',
    required: 'Fields marked * are required',
    formUnavailable: 'This form does not work at the moment. Please reach us directly:',
    openNow: { open: 'Open now, until {time}', closed: 'Closed, opens {day} at {time}' },
    cut: 'Only the first {limit} characters fit.',
    errorScreen: 'Unexpected Application Error!',
    errorHint:
      'Something went wrong while this page was being shown. Loading it again usually helps; if it does not, please try once more in a few minutes.',
    reload: 'Load the page again',
  },
} satisfies SiteDefinition;
