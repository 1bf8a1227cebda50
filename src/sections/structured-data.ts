import type { Thing } from 'schema-dts';
import type { SiteDefinition } from '../schema/site';
import type { SectionDefinition, SectionKind } from './registry';

/** What a section is told of its page when it says in schema.org's words what it shows. */
export type PageFacts = {
  site: SiteDefinition;
  /** The page's own address. */
  url: string;
  /** Whether the page is a post, which is said of the page itself. */
  isPost: boolean;
  /** Refers to the agency, which every page describes. */
  agency: { '@id': string };
  /** The absolute address that a link of config leads to. */
  addressOf: (to: string) => string;
};

/**
 * `structuredData` of src/sections/<kind>/structured-data.ts: what search engines are told of a
 * section (https://schema.org). It repeats what visitors see, and adds nothing.
 */
export type StructuredData<Kind extends SectionKind> = (
  section: SectionDefinition<Kind>,
  page: PageFacts,
) => Thing[];
