import type { PageDefinition } from '#types';

export default {
  title: 'Contact Us',
  description:
    'Tell Business Growth about your website, app or shop project. We read every message ourselves and answer within two working days.',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Contact' }],
      drawing: 'streets',
      title: 'Contact Us',
      lead: 'Businesses of every size are welcome to get in touch, whether you are planning something new or something old has stopped working.',
    },
    {
      kind: 'form',
      title: 'Tell Us What You Need',
      lead: 'A few lines are enough. You have an answer within two working days, by e-mail or by telephone as you prefer.',
      form: 'contact',
      aside: {
        title: 'Worth Mentioning',
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
      title: 'Where To Find Us',
      height: 500,
    },
  ],
} satisfies PageDefinition;
