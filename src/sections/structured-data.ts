import type { Thing } from 'schema-dts';
import type { SiteDefinition } from '../schema/site';
import type { ListedEntry } from './list/listed-entry';
import type { SectionDefinition, SectionKind } from './registry';

/** What a section knows of its page when it makes structured data. */
export type PageFacts = {
  site: SiteDefinition;
  url: string;
  /** The page is a post, which its own structured data says. */
  isPost: boolean;
  /** A reference to the agency, which every page describes. */
  agency: { '@id': string };
  /** Turns a link of config into an absolute address. */
  addressOf: (to: string) => string;
  /** As 2026-03-31. */
  today: string;
  /** The entries of a collection that a list shows. */
  ofList: (list: ListedData) => Thing[];
};

/** A list as its entries are known by: the collection, and their keys below their headings. */
export type ListedData = {
  of: string;
  groups: readonly { heading?: string | undefined; entries: readonly ListedEntry[] }[];
};

/**
 * `structuredData` of src/sections/<kind>/structured-data.ts: the section for search engines
 * (https://schema.org). It repeats only what visitors see.
 */
export type StructuredData<Kind extends SectionKind> = (
  section: SectionDefinition<Kind>,
  page: PageFacts,
) => Thing[];
