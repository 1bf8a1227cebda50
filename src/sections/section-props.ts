import type { SectionDefinition, SectionKind } from './registry';

/** What the page hands to a section's component. */
export type SectionProps<Kind extends SectionKind> = {
  section: SectionDefinition<Kind>;
  /** Where the section stands among the labelled sections of its page, from 1. */
  number: number;
};
