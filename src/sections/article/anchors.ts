import { freeSlug } from '../../schema/slug';
import type { SectionDefinition } from '../registry';

/** One for each part: links and the list of the parts lead to it. */
export const anchors = ({ parts }: SectionDefinition<'article'>, taken: Set<string>) =>
  parts.map(({ title }) => freeSlug(title, taken));
