import type { SiteDefinition } from './site';

/** An agency of two people. Together with the other examples it is a complete config. */
export const siteExample = {
  name: 'Harbour Web',
  shortName: 'Harbour',
  language: 'en-GB',
  direction: 'ltr',
  timeZone: 'Europe/London',
  origin: 'https://www.harbour-web.example',
  titleTemplate: '{page} | Harbour Web',
  values: { founded: 2011 },
  logo: {
    file: '/pictures/logo.svg',
    dark: '/pictures/logo-on-dark.svg',
    width: 220,
    height: 44,
  },
  favicon: '/pictures/icon.png',
  banner: {
    text: 'We are closed until the new year.',
    link: { label: 'Call us if it is urgent', to: 'tel:+12025550101' },
    from: '2026-12-24',
    until: '2026-12-31',
    close: 'Close this notice',
  },
  links: [{ name: 'chat', to: 'https://chat.example.com/harbour-web' }],
  contact: {
    phone: { name: 'Office', label: '+1 202 555 0101', to: 'tel:+12025550101' },
    email: {
      name: 'All else',
      label: 'hello@harbour-web.example',
      to: 'mailto:hello@harbour-web.example',
    },
    more: [{ name: 'Emergencies', label: '+1 202 555 0102', to: 'tel:+12025550102' }],
    top: 'phone',
    place: {
      sample: true,
      lines: ['1 Quay Street', 'Harbour Town'],
      mapTitle: 'Map of our office',
      mapFrame: 'https://www.openstreetmap.org/export/embed.html?bbox=-0.01%2C51.47%2C0.01%2C51.48',
      mapLink: { label: 'Open the map', to: 'https://www.openstreetmap.org/#map=16/51.478/0.001' },
    },
  },
  business: {
    sample: true,
    type: 'ProfessionalService',
    address: {
      street: '1 Quay Street',
      postalCode: 'HT1 2AB',
      town: 'Harbour Town',
      region: 'Harbourshire',
      country: 'GB',
    },
    position: { latitude: 51.4779, longitude: -0.0015 },
    hours: {
      week: [
        { days: ['monday', 'tuesday', 'wednesday'], open: ['09:00–12:00', '13:00–17:00'] },
        { days: ['friday'], open: ['09:00–13:00'] },
      ],
      special: [{ label: 'Christmas', from: '2027-12-24', to: '2027-12-26' }],
      closed: 'Closed',
    },
  },
  security: { contact: 'mailto:security@harbour-web.example', languages: ['en', 'de'] },
  social: [
    { icon: 'chat', label: 'Chat with us', to: 'link:chat' },
    { icon: 'linkedin', label: 'LinkedIn', to: 'https://www.linkedin.com/company/harbour-web' },
    { icon: 'email', label: 'Write to us', to: 'mailto:hello@harbour-web.example' },
  ],
  team: [
    {
      name: 'Ida Sample',
      role: 'Designer',
      description: 'Draws the pages and tries them with the people who will use them.',
    },
    {
      sample: true,
      name: 'Tom Sample',
      role: 'Developer',
      group: 'Developers',
      description: 'Builds the pages and keeps them up to date.',
      photo: { file: '/pictures/tom.webp', alt: 'Tom at his desk', width: 640, height: 800 },
    },
  ],
  consent: {
    video: {
      text: 'This video is shown by {host}, which then learns your address on the internet.',
      agree: 'Play the video',
    },
    embed: {
      text: 'This is offered by {host}, which then learns your address and what you choose.',
      agree: 'Open it here',
    },
    text: 'This is shown by {host}, which then learns your address on the internet.',
    agree: 'Show it',
  },
  header: {
    navigationLabel: 'Main',
    contactLabel: 'Contact',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skipLink: 'Skip to content',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Reach us', links: [{ label: 'Shall we call you?', to: '/#call' }] },
    ],
    action: { label: 'Call us', to: '/#call' },
  },
  footer: {
    blurb: 'Two people who build websites by the sea.',
    columns: [{ title: 'Pages', links: [{ label: 'Home', to: '/' }] }],
    newsletter: {
      title: 'News from the harbour',
      text: 'One e-mail a month at most.',
      form: 'callback',
    },
    copyright: '© {year} {name}',
  },
  floating: {
    chat: { label: 'Chat with us', to: 'link:chat', icon: 'chat', newTab: true },
    backToTop: 'Back to top',
  },
  toasts: { autoClose: 5000, dragToDismiss: 80, close: 'Close' },
  words: {
    breadcrumb: 'Breadcrumb',
    newTab: '(opens in a new tab)',
    required: 'Fields marked * are required',
    formUnavailable: 'This form does not work at the moment. Please reach us directly:',
    cut: 'Only the first {limit} characters fit.',
    addEntry: 'Add another',
    removeEntry: 'Remove',
    entryTitle: '{label} {number}',
    entryRemoved: '{entry} was removed',
    errorScreen: 'Something went wrong',
    errorHint: 'Loading the page again usually helps.',
    reload: 'Load the page again',
  },
} satisfies SiteDefinition;
