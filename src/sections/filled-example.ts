import { withExampleLinks } from './entry-links/filled-entry-links';
import { withExampleEntries } from './list/example-entries';
import type { SectionDefinition } from './registry';

export const filledExample = (example: SectionDefinition): SectionDefinition => {
  if (example.kind === 'list') return withExampleEntries(example);
  return example.kind === 'entry-links' ? withExampleLinks(example) : example;
};
