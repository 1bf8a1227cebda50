import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';

/**
 * Why a file is not read: it leads to what is not the site's to show, to nothing (a broken link, or
 * one that goes round), or to something that is neither a file nor a folder, such as a pipe, which
 * would keep whoever reads it waiting.
 */
type Refusal = 'leadsOut' | 'leadsNowhere' | 'notAFile';

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
const isHidden = (name: string): boolean => name.startsWith('.') && name !== '.well-known';

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
const judgeFile = (site: string, path: string): Judged => {
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

/** A file of the site that is not read, by its path from the site's folder, as public/a.svg. */
export type RefusedFile = { file: string; why: Refusal };

type SiteFiles = {
  /** By their paths from the site's folder, as public/pictures/tom.webp; sorted. */
  files: string[];
  refused: RefusedFile[];
  /** Files and folders whose names begin with a dot: nothing of them is read. */
  hidden: string[];
};

/**
 * All that stands below the folder public or config of the site in `site`, through links as far as
 * they lead to what is the site's to show. Reads no file.
 */
export const siteFiles = (site: string, folder: 'public' | 'config'): SiteFiles => {
  const found: SiteFiles = { files: [], refused: [], hidden: [] };

  const visit = (file: string, outer: readonly string[]) => {
    const judged = judgeFile(site, join(site, file));
    if (judged.kind === 'absent') return;
    if (judged.kind === 'refused') found.refused.push({ file, why: judged.why });
    else if (judged.kind === 'file') found.files.push(file);
    // A folder within itself has no end.
    else if (outer.includes(judged.real)) found.refused.push({ file, why: 'leadsNowhere' });
    else {
      for (const name of readdirSync(judged.real)) {
        const inner = posix.join(file, name);
        if (isHidden(name)) found.hidden.push(inner);
        else visit(inner, [...outer, judged.real]);
      }
    }
  };

  visit(folder, []);
  found.files.sort();
  return found;
};

/** Where the file really stands that the site shows at `address`, as /pictures/tom.webp; undefined where it shows none. */
export const publicFile = (site: string, address: string): string | undefined => {
  const file = posix.normalize(`/${address}`);
  if (file.split('/').some(isHidden)) return undefined;
  const judged = judgeFile(site, join(site, 'public', file));
  return judged.kind === 'file' ? judged.real : undefined;
};

/** Where a file of config/ really stands; undefined where there is none that may be read. */
export const configFile = (site: string, file: string): string | undefined => {
  const judged = judgeFile(site, join(site, file));
  return judged.kind === 'file' ? judged.real : undefined;
};
