import type { PageDefinition } from '#types';

export default {
  each: 'places',
  title: '{name}',
  description: '{name}: {description}',
  sections: [
    {
      kind: 'page-header',
      tone: 'sky',
      title: '{name}',
      lead: '{address.street}. {description}',
    },
    { kind: 'opening-hours', align: 'offset', title: 'When it is open', hours: '{hours}' },
    {
      kind: 'list',
      tone: 'sun',
      title: 'Next here',
      of: 'events',
      look: 'agenda',
      where: { place: 'places/{id}' },
      limit: 4,
    },
  ],
} satisfies PageDefinition;
