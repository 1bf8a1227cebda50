import type { SectionDefinition } from '../registry';

export type EntryLink = { label: string; to: string };

/** The links of an entry, as tools/resolve fills them in. */
export type FilledEntryLinks = SectionDefinition<'entry-links'> & {
  before?: EntryLink;
  behind?: EntryLink;
  tagLinks?: readonly EntryLink[];
};

/** Where no entry has filled them in: in the gallery and in tests. */
export const withExampleLinks = (section: FilledEntryLinks): FilledEntryLinks => ({
  ...section,
  before: { label: 'Knots For Beginners', to: '/Contact' },
  behind: { label: 'Tides', to: '/Contact' },
  tagLinks: [
    { label: 'Evening', to: '/Contact' },
    { label: 'By the sea', to: '/Contact#map' },
  ],
});
