import { resolve } from 'node:path';

/** The folder of what forms sent; LOCAL_FIREBASE_DIR names another, from the site's folder. */
export const dataFolder = (site: string): string =>
  resolve(site, process.env.LOCAL_FIREBASE_DIR || '.local-firebase');

/** The folder of what was edited on the page; LOCAL_EDITS_DIR names another, from the site's folder. */
export const editsFolder = (site: string): string =>
  resolve(site, process.env.LOCAL_EDITS_DIR || '.local-edits');
