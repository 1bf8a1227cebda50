import type { PageDefinition } from '#types';

export default {
  each: 'places',
  title: '{name}',
  description: '{name}: {description}',
  sections: [
    { kind: 'page-header', title: '{name}', lead: '{address.street}. {description}' },
    { kind: 'opening-hours', align: 'offset', title: 'When It Is Open', hours: '{hours}' },
    {
      kind: 'list',
      tone: 'butter',
      title: 'Next Here',
      of: 'events',
      look: 'agenda',
      where: { place: 'places/{id}' },
      limit: 4,
    },
  ],
} satisfies PageDefinition;
