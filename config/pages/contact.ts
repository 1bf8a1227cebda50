import type { PageDefinition } from '#types';

export default {
  title: 'Contact Us',
  description:
    'Tell Business Growth about your website, app or shop project. We read every message ourselves and answer within two working days.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Contact' }],
      tone: 'forest',
      title: 'Contact Us',
      lead: 'Businesses of every size are welcome to get in touch: in writing, and you have an answer within two working days, or on weekdays by telephone, [+1 202 555 0148](tel:+12025550148).',
      layout: 'beside',
      picture: {
        file: '/pictures/who-answers.avif',
        alt: 'Drawn portraits of six people, close together: those who read what is sent.',
        width: 1600,
        height: 1200,
        focus: { x: 0, y: 75 },
      },
    },
    {
      kind: 'form',
      density: 'compact',
      title: 'Tell us what you need',
      form: 'contact',
      layout: 'end',
      aside: {
        title: 'A few lines are enough',
        points: [
          'The address of your present site or app, if there is one.',
          'What should be different afterwards, in your own words.',
          'A date that cannot move, such as a trade fair, and why.',
          'A rough budget, if you have one; we then suggest a scope that fits it.',
        ],
      },
    },
    {
      kind: 'map',
      width: 'full',
      tone: 'tint',
      title: 'Where to find us',
      height: 500,
    },
  ],
} satisfies PageDefinition;
