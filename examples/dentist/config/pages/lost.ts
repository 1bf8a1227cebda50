import type { PageDefinition } from '#types';

export default {
  title: 'Page not found',
  description: 'There is no such page. From here you find the others.',
  sections: [
    {
      kind: 'page-header',
      title: 'A Gap In The Row',
      lead: 'There is no page at this address. Perhaps one of these is what you were looking for.',
      layout: 'beside',
      picture: {
        file: '/pictures/x-ray.webp',
        alt: 'A drawing of a screen that shows two rows of teeth, one of them circled',
        width: 1600,
        height: 1200,
      },
    },
    {
      kind: 'panels',
      title: 'Most People Want',
      panels: [
        {
          title: 'A Visit',
          paragraphs: ['Tell us which day suits you, and what it is about.'],
          action: { label: 'Ask for an appointment', to: '/Appointment' },
        },
        {
          title: 'The Telephone',
          paragraphs: ['Numbers, hours and the way here.'],
          action: { label: 'Contact and hours', to: '/Contact' },
        },
      ],
    },
  ],
} satisfies PageDefinition;
