import type { PostDefinition } from '../schema/post';
import type { SectionDefinition, SectionKind } from './registry';

/** What the page passes to a section's component. */
export type SectionProps<Kind extends SectionKind> = {
  section: SectionDefinition<Kind>;
  /** The section's number among the numbered sections of its page, from 1. */
  number: number | undefined;
  /** The page's own path. */
  path?: string;
  /** On a post: its date and author. */
  post?: PostDefinition | undefined;
};
