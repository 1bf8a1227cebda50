import { beforeRuntime, sideOfWindow } from '../../src/editor/changes/side-runtime';
import { editRuntime } from '../../src/editor/edit-runtime';
import { startEditor } from '../../src/editor/start-editor';
import { hasLanguages, ownLanguage } from '../../src/schema/shown-languages';
import type { SiteRuntime } from '../../src/site/site-runtime';
import { runtime as base } from '../dev-config/dev-runtime';
import { createEditLanguages } from './languages/edit-languages';

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
