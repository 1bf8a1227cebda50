import { plainWords } from '../../../src/gallery/kinds';
import { pageFile } from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import { valueAt } from '../../../src/schema/values/paths';
import { sectionSchemas } from '../../../src/sections/registry';
import type { EditState } from '../../edit-protocol/protocol';
import { pagesOf } from './site-pages';

const listing = Object.entries(sectionSchemas)
  .filter(([, schema]) => schema.meta()?.shows?.of === 'posts')
  .map(([kind]) => kind);

const listsPosts = (section: unknown): boolean =>
  isGroup(section) && section.hidden !== true && listing.includes(String(section.kind));

/** Where visitors find a page that is a post, in a sentence for who has just begun one. */
export const whereListed = (files: EditState['files'], title: string): string => {
  const pages = pagesOf(files).filter(({ page }) => {
    const sections = valueAt(files[pageFile(page)], 'sections');
    return Array.isArray(sections) && sections.some(listsPosts);
  });
  const kinds = listing.map(plainWords).join(' or ');
  return pages.length > 0
    ? `“${title}” is listed on ${pages.map((page) => `“${page.title}”`).join(', ')}.`
    : `No page lists “${title}” yet: add a section “${kinds}” to one.`;
};
