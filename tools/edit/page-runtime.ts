import { runtime as base } from '../dev-config/dev-runtime';
import { editedRuntime } from './edited-runtime';

/** What `SiteRuntime` is for `npm run edit`: the dev server's, with the editor beside the page. It runs in the browser. */
export const runtime = editedRuntime(base);
