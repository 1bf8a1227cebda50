import { editRuntime } from '../../src/editor/edit-runtime';
import { startEditor } from '../../src/editor/start-editor';
import { runtime as base } from '../dev-config/dev-runtime';

/** What `SiteRuntime` is for `npm run edit`: the dev server's, with the editor beside the page. It runs in the browser. */
export const runtime = editRuntime(base, (page) => void startEditor(page));
