import { slug } from '../../../src/schema/slug';
import { groupOf, listOf, textOf } from '../read/values';

/** A place on a page that a link can lead to. */
export type Place = { name: string; path: string; hidden: boolean };

/** The names that lead to a place on any page: HTML, section 7.4.6.4, and the main part. */
export const everywhere = ['main', 'top'];

/** The headings in a section that are places themselves. */
const headingsIn = ({ kind, parts, paragraphs }: Record<string, unknown>): string[] => {
  if (kind === 'article') return listOf(parts).flatMap((part) => textOf(groupOf(part).title) ?? []);
  if (kind !== 'prose') return [];
  return listOf(paragraphs).flatMap((block) => textOf(groupOf(block).heading) ?? []);
};

/** The anchors of a page's sections, and the headings in its texts. */
export const placesOf = (page: unknown): Place[] =>
  listOf(groupOf(page).sections).flatMap((entry, index) => {
    const section = groupOf(entry);
    const hidden = section.hidden === true;
    // An anchor that is written with its # is told as such.
    const anchor = textOf(section.anchor)?.replace(/^#/, '');
    const path = `sections[${index}]`;
    return [
      ...(anchor ? [{ name: anchor, path: `${path}.anchor`, hidden }] : []),
      ...headingsIn(section).map((title) => ({ name: slug(title), path, hidden })),
    ];
  });
