import type { SiteDefinition } from './site';

/** An agency of two people. With the other examples it is a whole config. */
export const siteExample = {
  name: 'Harbour Web',
  shortName: 'Harbour',
  language: 'en-GB',
  direction: 'ltr',
  origin: 'https://www.harbour-web.example',
  titleTemplate: '{page} | Harbour Web',
  links: [{ name: 'chat', to: 'https://chat.example.com/harbour-web' }],
  contact: {
    phone: { label: '+1 202 555 0101', to: 'tel:+12025550101' },
    email: { label: 'hello@harbour-web.example', to: 'mailto:hello@harbour-web.example' },
    place: {
      sample: true,
      lines: ['1 Quay Street', 'Harbour Town'],
      mapTitle: 'Map of our office',
      mapFrame: 'https://www.openstreetmap.org/export/embed.html?bbox=-0.01%2C51.47%2C0.01%2C51.48',
      mapLink: { label: 'Open the map', to: 'https://www.openstreetmap.org/#map=16/51.478/0.001' },
    },
  },
  security: { contact: 'mailto:security@harbour-web.example', languages: ['en', 'de'] },
  social: [
    { icon: 'chat', label: 'Chat with us', to: 'link:chat' },
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
      description: 'Builds the pages and keeps them up to date.',
      photo: { file: '/pictures/tom.webp', alt: 'Tom at his desk', width: 640, height: 800 },
    },
  ],
  header: {
    navigationLabel: 'Main',
    contactLabel: 'Contact',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skipLink: 'Skip to content',
    links: [{ label: 'Home', to: '/' }],
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
    errorScreen: 'Something went wrong',
    errorHint: 'Loading the page again usually helps.',
    reload: 'Load the page again',
  },
} satisfies SiteDefinition;
