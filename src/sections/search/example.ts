import type { SectionDefinition } from '../registry';

export const examples = {
  plain: { kind: 'search', title: 'Find A Page' },
  inOtherWords: {
    kind: 'search',
    tone: 'tint',
    label: 'Search',
    numbered: false,
    title: 'What Are You Looking For?',
    lead: 'Boats, shops, guest houses: all pages are searched.',
    field: 'Your words',
    button: 'Find',
    found: '{count} found',
    shown: '{shown} of {count}',
    nothing: 'Nobody wrote about that yet.',
    more: 'More of them',
    failed: 'Please try again later.',
    withoutScript: 'Please switch JavaScript on to search.',
  },
} satisfies Record<string, SectionDefinition<'search'>>;
