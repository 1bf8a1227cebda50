import { resolve } from 'node:path';

/** Where a site stores what forms sent, and what was edited on the page; LOCAL_FIREBASE_DIR and LOCAL_EDITS_DIR name others. */
export const localFolders = (site: string): { data: string; edits: string } => ({
  data: resolve(site, process.env.LOCAL_FIREBASE_DIR || '.local-firebase'),
  edits: resolve(site, process.env.LOCAL_EDITS_DIR || '.local-edits'),
});
