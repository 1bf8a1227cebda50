import type { SiteDefinition } from './types';

export default {
  name: 'Willow Lane Dental',
  shortName: 'Willow Lane',
  language: 'en-GB',
  direction: 'ltr',
  origin: 'https://dental.example.com',
  titleTemplate: '{page} | Willow Lane Dental',
  links: [{ name: 'chat', to: 'https://chat.example.com/willow-lane-dental' }],
  contact: {
    phone: { label: '020 7946 0321', to: 'tel:+442079460321' },
    email: { label: 'hello@example.com', to: 'mailto:hello@example.com' },
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
  social: [
    { icon: 'chat', label: 'Chat with the practice', to: 'link:chat' },
    {
      icon: 'photo-sharing',
      label: 'Photos of the practice',
      to: 'https://photos.example.com/willow-lane-dental',
    },
  ],
  team: [
    {
      sample: true,
      name: 'Nadia Sample',
      role: 'Dentist',
      description: 'Looks after anxious patients, and explains every step before she takes it.',
    },
  ],
  header: {
    navigationLabel: 'Main',
    contactLabel: 'Contact',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skipLink: 'Skip to content',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Feedback', to: '/Feedback' },
      { label: 'Work with us', to: '/Apply' },
      { label: 'Privacy', to: '/Privacy' },
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
          { label: 'How was your visit?', to: '/Feedback' },
        ],
      },
      {
        title: 'The practice',
        links: [
          { label: 'Work with us', to: '/Apply' },
          { label: 'Privacy', to: '/Privacy' },
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
    chat: { label: 'Chat with us', to: 'link:chat', newTab: true },
    backToTop: 'Back to top',
  },
  toasts: { autoClose: 5000, dragToDismiss: 80, close: 'Close' },
  words: {
    breadcrumb: 'Breadcrumb',
    newTab: '(opens in a new tab)',
    required: 'Fields marked * are required',
    formUnavailable: 'This form does not work at the moment. Please reach us directly:',
    cut: 'Only the first {limit} characters fit.',
    errorScreen: 'Unexpected Application Error!',
    errorHint:
      'Something went wrong while this page was being shown. Loading it again usually helps; if it does not, please try once more in a few minutes.',
    reload: 'Load the page again',
  },
} satisfies SiteDefinition;
