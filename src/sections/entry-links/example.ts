import type { SectionDefinition } from '../registry';

export const examples = {
  neighbours: {
    kind: 'entry-links',
    name: 'More courses',
    previous: 'Previous course',
    next: 'Next course',
  },
  withTags: {
    kind: 'entry-links',
    label: 'Go on',
    numbered: false,
    tone: 'tint',
    name: 'More courses and subjects',
    previous: 'Before',
    next: 'After',
    sort: 'name',
    tags: 'Subjects:',
  },
} satisfies Record<string, SectionDefinition<'entry-links'>>;
