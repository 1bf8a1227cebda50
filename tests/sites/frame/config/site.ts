import type { SiteDefinition } from '#types';

/** A site with as little around its pages as possible, and with what the agency's site lacks. */
export default {
  name: 'Mill Bakery',
  shortName: 'Mill',
  language: 'en-GB',
  direction: 'ltr',
  origin: 'https://bakery.example.com',
  titleTemplate: '{page} | Mill Bakery',
  logo: { file: '/logo.svg', dark: '/logo-on-dark.svg', width: 160, height: 40 },
  favicon: '/icon.svg',
  banner: {
    text: 'Closed on Monday.',
    link: { label: 'Order before', to: '/Cakes' },
    from: '2026-01-10',
    until: '2026-01-20',
    close: 'Close this notice',
  },
  contact: {
    phone: { label: '020 7946 0321', to: 'tel:+442079460321' },
    email: { label: 'hello@bakery.example.com', to: 'mailto:hello@bakery.example.com' },
    place: {
      sample: true,
      lines: ['Sample Lane 1', 'Sample Town'],
      mapTitle: 'Map',
      mapFrame: 'https://www.openstreetmap.org/export/embed.html?bbox=-0.01%2C51.47%2C0.01%2C51.48',
      mapLink: { label: 'Open the map', to: 'https://www.openstreetmap.org/#map=16/51.478/0.001' },
    },
  },
  social: [
    { icon: 'facebook', label: 'Facebook', to: 'https://facebook.example.com/mill' },
    { icon: 'instagram', label: 'Instagram', to: 'https://instagram.example.com/mill' },
    { icon: 'x', label: 'X', to: 'https://x.example.com/mill' },
    { icon: 'linkedin', label: 'LinkedIn', to: 'https://linkedin.example.com/mill' },
    { icon: 'tiktok', label: 'TikTok', to: 'https://tiktok.example.com/mill' },
    { icon: 'youtube', label: 'YouTube', to: 'https://youtube.example.com/mill' },
    { icon: 'whatsapp', label: 'WhatsApp', to: 'https://whatsapp.example.com/mill' },
    { icon: 'telegram', label: 'Telegram', to: 'https://telegram.example.com/mill' },
    { icon: 'github', label: 'GitHub', to: 'https://github.example.com/mill' },
  ],
  header: {
    navigationLabel: 'Main',
    contactLabel: 'Contact',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    skipLink: 'Skip to content',
    links: [
      { label: 'Home', to: '/' },
      {
        label: 'What we bake',
        links: [
          { label: 'Bread', to: '/Bread' },
          { label: 'Cakes', to: '/Cakes' },
        ],
      },
      { label: 'Prices', to: '/prices.pdf' },
    ],
  },
  footer: { copyright: '© {year} {name}' },
  floating: { chat: { label: 'Order by telephone', to: 'tel:+442079460321', icon: 'phone' } },
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
