import type { PostDefinition } from '../schema/post';
import type { SectionDefinition, SectionKind } from './registry';

/** What the page hands to a section's component. */
export type SectionProps<Kind extends SectionKind> = {
  section: SectionDefinition<Kind>;
  /** Where the section stands among the numbered sections of its page, from 1. */
  number: number | undefined;
  /** The page's own path. */
  path?: string;
  /** Of a page that is a post: when it came out, and who wrote it. */
  post?: PostDefinition | undefined;
};
