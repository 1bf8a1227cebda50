import { beforeRuntime, sideOfWindow } from '../../src/editor/changes/side-runtime';
import { editRuntime } from '../../src/editor/edit-runtime';
import { startEditor } from '../../src/editor/start-editor';
import type { SiteRuntime } from '../../src/site/site-runtime';
import { runtime as base } from '../dev-config/dev-runtime';

/** The editor's frames show the site without an editor, as it was at the last commit or as it is. */
const runtimeOfWindow = (): SiteRuntime => {
  const side = sideOfWindow();
  if (side === 'before') return beforeRuntime(base);
  return side === 'now' ? base : editRuntime(base, (page) => void startEditor(page));
};

/** What `SiteRuntime` is for `npm run edit`: the dev server's, with the editor beside the page. It runs in the browser. */
export const runtime = runtimeOfWindow();
