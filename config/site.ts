import type { SiteDefinition } from '#types';

export default {
  name: 'Business Growth',
  shortName: 'Growth',
  language: 'en-GB',
  direction: 'ltr',
  origin: 'https://www.example.com',
  titleTemplate: '{page} | Business Growth',
  links: [
    {
      name: 'whatsapp',
      to: 'https://wa.me/12025550148?text=Hello%20Business%20Growth%2C%20I%20would%20like%20to%20talk%20about%20a%20project.',
    },
    { name: 'nfc-cards', to: 'https://nfc.example.com/' },
  ],
  contact: {
    phone: { label: '+1 202 555 0148', to: 'tel:+12025550148' },
    email: { label: 'hello@example.com', to: 'mailto:hello@example.com' },
    place: {
      sample: true,
      lines: ['Sample Street 1', 'Sample Town'],
      mapTitle: 'Map of our location',
      mapFrame:
        'https://www.openstreetmap.org/export/embed.html?bbox=-0.0065%2C51.4749%2C0.0035%2C51.4809&layer=mapnik&marker=51.4779%2C-0.0015',
      mapLink: {
        label: 'Open the map on OpenStreetMap',
        to: 'https://www.openstreetmap.org/?mlat=51.4779&mlon=-0.0015#map=16/51.4779/-0.0015',
      },
    },
  },
  social: [
    { icon: 'whatsapp', label: 'Chat on WhatsApp', to: 'link:whatsapp' },
    {
      icon: 'instagram',
      label: 'Our photos',
      to: 'https://photos.example.com/business-growth',
    },
    {
      icon: 'linkedin',
      label: 'Our professional network profile',
      to: 'https://network.example.com/company/business-growth',
    },
  ],
  team: [
    {
      sample: true,
      name: 'Amara Sample',
      role: 'Founder and CEO',
      description:
        'Leads the first conversation, writes the scope with you and signs every offer. Says no when a smaller solution would do the job.',
      photo: {
        file: '/pictures/face-of-founder.avif',
        alt: 'A drawn portrait: a woman with a high bun and a dark green jacket, laughing.',
        width: 1000,
        height: 1250,
      },
    },
    {
      sample: true,
      name: 'Jonas Sample',
      role: 'Manager',
      description:
        'Keeps the task board, the dates and the budget in order. Collects your feedback in one list and tells you early when something slips.',
      photo: {
        file: '/pictures/face-of-manager.avif',
        alt: 'A drawn portrait: a man with red hair and a beard, in a pale shirt.',
        width: 1000,
        height: 1250,
      },
    },
    {
      sample: true,
      name: 'Priya Sample',
      role: 'Flutter Developer',
      description:
        'Builds the Android and iOS apps, tries them on older phones and takes each release through the review of both stores.',
      photo: {
        file: '/pictures/face-of-flutter-developer.avif',
        alt: 'A drawn portrait: a woman with long black hair and round glasses, in a lime sweater.',
        width: 1000,
        height: 1250,
      },
    },
    {
      sample: true,
      name: 'Mateo Sample',
      role: 'MERN Stack Developer',
      description:
        'Works on websites, shops and the systems behind them with MongoDB, Express, React and Node.js. Documents how each one is run.',
      photo: {
        file: '/pictures/face-of-stack-developer.avif',
        alt: 'A drawn portrait: a man with brown curls, in a black shirt with a lime stair.',
        width: 1000,
        height: 1250,
      },
    },
    {
      sample: true,
      name: 'Lin Sample',
      role: 'Digital Marketing',
      description:
        'Plans search work and campaigns, sets up what is measured, and explains each month which channel brought enquiries and which did not.',
      photo: {
        file: '/pictures/face-of-digital-marketing.avif',
        alt: 'A drawn portrait: a woman with a black fringe, in a white sweater.',
        width: 1000,
        height: 1250,
      },
    },
    {
      sample: true,
      name: 'Noor Sample',
      role: 'Social Media Handler',
      description:
        'Turns your daily work into posts you can keep up with, prepares them for each network and answers comments during working hours.',
      photo: {
        file: '/pictures/face-of-social-media.avif',
        alt: 'A drawn portrait: a woman in a green headscarf, laughing.',
        width: 1000,
        height: 1250,
      },
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
      { label: 'About Us', to: '/About-us' },
      { label: 'Product', to: '/Product' },
      { label: 'Services', to: '/Services' },
      { label: 'Blog', to: '/Blog' },
      { label: 'Career', to: '/Career' },
      { label: 'Contact', to: '/Contact' },
    ],
    action: { label: 'Work With Us', to: '/contact' },
  },
  footer: {
    blurb:
      'A small agency for websites and mobile apps. We plan with you, build in short steps and remain reachable after the launch.',
    columns: [
      {
        title: 'Information',
        links: [
          { label: 'App Development', to: '/Services' },
          { label: 'Web Development', to: '/Services' },
          { label: 'Business Branding', to: '/Services' },
          { label: 'Marketing Services', to: '/Services' },
        ],
      },
      {
        title: 'About Us',
        links: [
          { label: 'Services', to: '/Services' },
          { label: 'Product', to: '/Product' },
          { label: 'About Us', to: '/About-us' },
          { label: 'Blog', to: '/Blog' },
          { label: 'Career', to: '/Career' },
        ],
      },
      {
        title: 'Support',
        links: [
          { label: 'Contact Us', to: '/Contact' },
          { label: 'Live Support', to: '/Contact' },
          { label: '+1 202 555 0148', to: 'tel:+12025550148' },
        ],
      },
    ],
    newsletter: {
      title: 'Are You A Business Man?',
      text: 'One e-mail a month at most, with one piece of advice on websites, apps or search. Reply ‘stop’ and we take you off the list.',
      form: 'newsletter',
    },
    copyright: '© {year} {name}. All rights reserved.',
  },
  floating: {
    chat: { label: 'Chat with us', to: 'link:whatsapp', newTab: true },
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
