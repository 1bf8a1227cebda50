import type { PageDefinition } from '#types';

export default {
  each: 'places',
  title: '{name}',
  description: '{name}: {description}',
  sections: [
    {
      kind: 'page-header',
      breadcrumb: [
        { label: 'Home', to: '/' },
        { label: 'Contact', to: '/Contact' },
        { label: '{name}' },
      ],
      title: '{name}',
      lead: '{address.street}, {address.town}. {description}',
    },
    { kind: 'opening-hours', title: 'When It Is Open', hours: '{hours}' },
    {
      kind: 'list',
      tone: 'tint',
      title: 'Next Here',
      of: 'events',
      look: 'agenda',
      where: { names: 'places/{id}' },
      limit: 4,
    },
  ],
} satisfies PageDefinition;
