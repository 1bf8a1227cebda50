import type { ComponentType } from 'react';
import type { Post, PostDefinition } from '../schema/post';
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

/** What a section's `preload` is given. */
export type PreloadContext<Kind extends SectionKind> = Pick<
  SectionProps<Kind>,
  'section' | 'post'
> & {
  loadPosts: () => Promise<readonly Post[]>;
};

/**
 * A section's component. `preload` loads what the component reads with `use`: the page is shown, and hydrated,
 * once it is there. An update while a part of the page waits would make React replace the whole page.
 */
export type SectionComponent<Kind extends SectionKind> = ComponentType<SectionProps<Kind>> & {
  preload?: (context: PreloadContext<Kind>) => Promise<unknown> | undefined;
};
