import type { ComponentType, ReactNode } from 'react';
import type { FormDefinition } from '../form/form-schema';
import type { RoutesDefinition } from '../schema/routes';
import type { SiteDefinition } from '../schema/site';
import type { ThemeDefinition } from '../schema/theme';
import type { WrittenPage } from '../schema/values/written-place';
import type { PageDefinition } from '../sections/page-schema';
import type { SectionDefinition } from '../sections/registry';
import type { SectionModules } from '../sections/section-props';

export type ShownSection = {
  section: SectionDefinition;
  /** Its position in config, from 1. */
  position: number;
  number: number | undefined;
  anchors?: readonly string[] | undefined;
  /** Shown instead of the section. Only the dev server has it: what is to be fixed in config. */
  report?: ReactNode;
};

/** The files of config that concern every page. */
export type SiteConfig = {
  site: SiteDefinition;
  routes: RoutesDefinition;
  theme: ThemeDefinition;
};

export type Started = {
  config: SiteConfig;
  /** Shows the site anew, of this config; what is on the page stays until then. */
  show: (config: SiteConfig) => void;
  pages: {
    /** Pages are loaded again when they are shown next. */
    forget: () => void;
  };
};

/** A page, and in edit mode where it is written, if not as it is. */
type PageModule = { default: PageDefinition; written?: WrittenPage | undefined };

/**
 * What differs between the built site, of whose config all is known, and the dev server, where config
 * changes and may be broken. The entries import it as `#site-runtime` and pass it on:
 * src/site/built-runtime.ts, or tools/dev-config/dev-runtime.ts where tools/vite-config.ts is asked for the
 * dev server.
 */
export type SiteRuntime = {
  /**
   * The loader of config/pages/<name>.ts, or of the page course/german that the template course makes for an entry:
   * null if there is no such entry. The built site's throws if there is no such file.
   */
  pageModule: (name: string) => () => Promise<PageModule | null>;
  /** The form of config/forms/<name>.ts: the same promise every time, until one fails or the form changes. */
  loadForm: (name: string) => Promise<FormDefinition>;
  /** Changes when that form does. */
  formKey: (name: string) => string;
  /** Whether texts of config/site.ts, which any page may show, need marks. */
  siteNeedsMarks: () => boolean;
  /** A text as visitors read it: useTextAsRead. */
  textAsRead: (text: string) => string;
  /** The visible sections of a page, in order. */
  shownSections: (definition: PageDefinition, kinds: SectionModules) => ShownSection[];
  /** Shown instead of a section that has thrown. `place`: where it is in config, in an editor's words. */
  FailedSection: ComponentType<{ place: string }>;
  /** Called once where no server rendered the page. Only the dev server has it: it shows changes of config. */
  followConfig?: (started: Started) => void;
};
