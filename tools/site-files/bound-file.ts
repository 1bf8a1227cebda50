import { lstatSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

/**
 * Why a file is not read: it leads to what is not the site's to show, to nothing (a broken link, or
 * one that goes round), or to something that is neither a file nor a folder, such as a pipe, which
 * would keep whoever reads it waiting.
 */
export type Refusal = 'leadsOut' | 'leadsNowhere' | 'notAFile';

/** `real` is where it stands when all links are followed. */
type Judged =
  | { kind: 'file' | 'folder'; real: string }
  | { kind: 'refused'; why: Refusal }
  | { kind: 'absent' };

/** The folder of what forms sent; LOCAL_FIREBASE_DIR names another, from the site's folder. */
export const dataFolder = (site: string): string =>
  resolve(site, process.env.LOCAL_FIREBASE_DIR || '.local-firebase');

/** Whether `path` is `folder` or stands below it. */
export const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
};

/** Names that begin with a dot are of systems, editors and secrets; RFC 8615 needs this one. */
export const isHidden = (name: string): boolean => name.startsWith('.') && name !== '.well-known';

/** Where all links lead to; undefined where that is nothing, or nothing that may be seen. */
export const realPath = (path: string): string | undefined => {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
};

const keys = /\.(?:crt|pem|key|p12|pfx|cer|der)$/i;
/** What is installed, built, and what `npm run messages -- export` writes. */
const notOfSite = ['node_modules', 'dist', 'exports'];

/**
 * Whether what really stands at `real` is the site's to show. In public/ and config/ it is. So it is in
 * another folder of the site, but for those of what is installed, built, exported and stored, and for
 * keys; nothing of the site's folder itself is, where passwords are put, and no name with a dot before it.
 */
const isOfSite = (bound: string, real: string): boolean => {
  const way = relative(bound, real).split(sep);
  const [first = '', ...rest] = way;
  const data = dataFolder(bound);
  if (!isWithin(bound, real) || way.some(isHidden)) return false;
  if ([data, realPath(data)].some((folder) => folder !== undefined && isWithin(folder, real))) {
    return false;
  }
  if (first === 'public' || first === 'config') return true;
  return rest.length > 0 && !notOfSite.includes(first.toLowerCase()) && !keys.test(real);
};

/** The folders public/ and config/ may be links to another folder of the site. */
const isFolderOfSite = (bound: string, real: string): boolean =>
  real !== bound && isOfSite(bound, join(real, 'any'));

const isThere = (path: string) => {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Below a file, or a name that no system has.
    return false;
  }
};

/**
 * What stands at `path`, which is public/, config/ or below one of them in the folder `site`, when all
 * links are followed. That a file has a second name (a hard link) cannot be told.
 */
export const judgeFile = (site: string, path: string): Judged => {
  if (!isThere(path)) return { kind: 'absent' };
  const [bound, real] = [realPath(site), realPath(path)];
  if (bound === undefined || real === undefined) return { kind: 'refused', why: 'leadsNowhere' };
  const stats = statSync(real);
  const isFolder = stats.isDirectory();
  if (!(isFolder ? isFolderOfSite : isOfSite)(bound, real)) {
    return { kind: 'refused', why: 'leadsOut' };
  }
  if (isFolder) return { kind: 'folder', real };
  return stats.isFile() ? { kind: 'file', real } : { kind: 'refused', why: 'notAFile' };
};
