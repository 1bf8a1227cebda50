import { createEditLanguages } from '../../packages/edit-languages';
import { beforeRuntime, editRuntime, sideOfWindow, startEditor } from '../../packages/editor';
import { hasLanguages, ownLanguage } from '../../src/schema/shown-languages';
import type { SiteRuntime } from '../../src/site/site-runtime';
import { runtime as base } from '../dev-config/dev-runtime';

/** Of a site in several languages, whose pages are edited each in its own. */
const languagesOfPage = () => (hasLanguages ? createEditLanguages(ownLanguage) : undefined);

/** The editor's frames show the site without an editor, as it was at the last commit or as it is. */
const runtimeOfWindow = (): SiteRuntime => {
  const side = sideOfWindow();
  if (side === 'before') return beforeRuntime(base);
  if (side === 'now') return base;
  return editRuntime(base, (page) => void startEditor({ ...page, languages: languagesOfPage() }));
};

/** What `SiteRuntime` is for `npm run edit`: the dev server's, with the editor beside the page. It runs in the browser. */
export const runtime = runtimeOfWindow();
