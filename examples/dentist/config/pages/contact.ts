import type { PageDefinition } from '#types';

export default {
  title: 'Contact and hours',
  description:
    'How to reach Willow Lane Dental in Sample Town: telephone, e-mail, opening hours, holidays and a map.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Contact' }],
      title: 'Call, Write, Or Ring The Bell',
      lead: 'Reception answers from 8 in the morning.',
      layout: 'beside',
      picture: {
        file: '/pictures/front.webp',
        alt: 'A drawing of our house: red brick above a blue-green shop front, a willow beside it',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'contact',
      align: 'left',
      label: 'Contact',
      numbered: false,
      title: 'How To Reach Us',
      hoursTitle: 'When we are there',
    },
    {
      kind: 'map',
      align: 'left',
      label: 'Way here',
      numbered: false,
      tone: 'lagoon',
      anchor: 'map',
      title: 'How To Find Us',
      height: 420,
      ask: true,
    },
  ],
} satisfies PageDefinition;
