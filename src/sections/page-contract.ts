import type { InferType, Schema } from 'yup';
import { entryOfKind } from '../contract/kind';
import { listOf, strictObject, text } from '../contract/primitives';
import { sectionContracts, type SectionDefinition } from './registry';

const written = strictObject({
  /** Unique; stands in the browser's tab and in search results. */
  title: text(),
  description: text(),
  sections: listOf(entryOfKind(sectionContracts)),
});

export type PageDefinition = Omit<InferType<typeof written>, 'sections'> & {
  sections: SectionDefinition[];
};

/** config/pages/<page>.ts: the head of a page, and its sections in order. */
export const pageContract = written as Schema as Schema<PageDefinition>;
