import type { ComponentType } from 'react';
import type { Post, PostDefinition } from '../schema/post';
import type { SectionDefinition, SectionKind } from './registry';

export type SectionProps<Kind extends SectionKind> = {
  section: SectionDefinition<Kind>;
  /** The section's number among the numbered sections of its page, from 1. */
  number: number | undefined;
  /** What its kind's `anchors` says on this page. */
  anchors?: readonly string[] | undefined;
  path?: string;
  /** On a post: its date and author. */
  post?: PostDefinition | undefined;
};

export type PreloadContext<Kind extends SectionKind> = Pick<
  SectionProps<Kind>,
  'section' | 'post'
> & {
  loadPosts: () => Promise<readonly Post[]>;
};

/** The part of a section kind, or of a look of it, that visitors load: its folder's `component.tsx`. */
export type SectionModule<Kind extends SectionKind = SectionKind> = {
  default: ComponentType<SectionProps<Kind>>;
  /** Its sections are no numbered chapters of a page, unless config says so. */
  quiet?: true;
  /** The anchors of the headings in its text, in order, none of which is `taken` on its page. */
  anchors?: (section: SectionDefinition<Kind>, taken: Set<string>) => string[];
  /**
   * Its pages have a policy of their own: a link to one loads it as a document, since a page that follows another
   * in one document keeps the policy of the first.
   */
  ownDocument?: true;
  /**
   * Loads what the component reads with React's `use`: the page is shown, and hydrated, once it is there. An
   * update while a part of the page waits would make React replace the whole page.
   */
  preload?: (context: PreloadContext<Kind>) => Promise<unknown> | undefined;
};

/** What shows the sections of a page, by its folder: the kind's, or that of a look (shown-by.ts). */
export type SectionModules = Partial<Record<string, SectionModule>>;
