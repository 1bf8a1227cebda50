import { freeSlug } from '../../schema/slug';
import type { SectionDefinition } from '../registry';

/** One for each subject: links lead to it. */
export const anchors = ({ items }: SectionDefinition<'alternating'>, taken: Set<string>) =>
  items.map(({ title }) => freeSlug(title, taken));
