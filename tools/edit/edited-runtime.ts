import { createEditLanguages } from '../../packages/edit-languages';
import {
  beforeRuntime,
  type EditLink,
  editRuntime,
  openEditor,
  sideOfWindow,
} from '../../packages/editor';
import { hasLanguages, ownLanguage } from '../../src/schema/shown-languages';
import type { SiteRuntime } from '../../src/site/site-runtime';

/** Of a site in several languages, whose pages are edited each in its own. */
const languagesOfPage = () => (hasLanguages ? createEditLanguages(ownLanguage) : undefined);

/**
 * The runtime `base` with the editor beside the page; `link` leads to its server, and is that of `npm run edit` where it
 * is left out. The editor's frames show the site without an editor, as it was at the last commit or as it is.
 */
export const editedRuntime = (base: SiteRuntime, link?: EditLink): SiteRuntime => {
  const side = sideOfWindow();
  if (side === 'before') return beforeRuntime(base, link);
  if (side === 'now') return base;
  const start = openEditor(link);
  return editRuntime(base, (page) => void start({ ...page, languages: languagesOfPage() }));
};
