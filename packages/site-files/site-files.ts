import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative, sep } from 'node:path';
import { localFolders } from '../files';

/**
 * Why a file is not read: it leads to what is not the site's to show, to nothing (a broken or circular
 * link), or to something that is neither a file nor a folder, such as a pipe, which would block its
 * reader.
 */
type Refusal = 'leadsOut' | 'leadsNowhere' | 'notAFile';

/** `real` is its path with all links followed. */
type Judged =
  | { kind: 'file' | 'folder'; real: string }
  | { kind: 'refused'; why: Refusal }
  | { kind: 'absent' };

/** Whether `path` is `folder` or stands below it. */
export const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
};

/** Names that begin with a dot are of systems, editors and secrets; RFC 8615 needs this one. */
const isHidden = (name: string): boolean => name.startsWith('.') && name !== '.well-known';

/** The path with all links followed; undefined for nothing, or nothing that may be read. */
export const realPath = (path: string): string | undefined => {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
};

const keys = /\.(?:crt|pem|key|p12|pfx|cer|der)$/i;
/** Installed packages, builds, and the files of `npm run messages -- export`. */
const notOfSite = ['node_modules', 'dist', 'exports'];

/**
 * Whether the real path is the site's to show. Everything in public/ and config/ is. So are other
 * folders of the site, except installed, built, exported, stored and edited data, and keys; but nothing
 * directly in the site's folder, where passwords are, and no name with a leading dot.
 */
const isOfSite = (bound: string, real: string): boolean => {
  const way = relative(bound, real).split(sep);
  const [first = '', ...rest] = way;
  const data = Object.values(localFolders(bound)).flatMap((at) => [at, realPath(at) ?? at]);
  if (!isWithin(bound, real) || way.some(isHidden)) return false;
  if (data.some((folder) => isWithin(folder, real))) return false;
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
    // Below a file, or an invalid name.
    return false;
  }
};

/**
 * What is at `path`, which is public/, config/ or below one of them in the folder `site`, with all
 * links followed. Hard links cannot be detected.
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
  /** Files and folders with a leading dot: they are not read. */
  hidden: string[];
};

/**
 * Everything below the folder public or config of the site in `site`, through links as far as they lead
 * to what is the site's to show. Reads no file.
 */
export const siteFiles = (site: string, folder: 'public' | 'config'): SiteFiles => {
  const found: SiteFiles = { files: [], refused: [], hidden: [] };

  const visit = (file: string, outer: readonly string[]) => {
    const judged = judgeFile(site, join(site, file));
    if (judged.kind === 'absent') return;
    if (judged.kind === 'refused') found.refused.push({ file, why: judged.why });
    else if (judged.kind === 'file') found.files.push(file);
    // A folder within itself never ends.
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

/**
 * The real path of the file that the site shows at `address`, such as /pictures/tom.webp; undefined for
 * none.
 */
export const publicFile = (site: string, address: string): string | undefined => {
  const file = posix.normalize(`/${address}`);
  if (file.split('/').some(isHidden)) return undefined;
  const judged = judgeFile(site, join(site, 'public', file));
  return judged.kind === 'file' ? judged.real : undefined;
};

/** The real path of a config file; undefined where none may be read. */
export const configFile = (site: string, file: string): string | undefined => {
  const judged = judgeFile(site, join(site, file));
  return judged.kind === 'file' ? judged.real : undefined;
};

/**
 * The real path of a config file that is there or could be made; undefined where none may be, or its folder
 * is missing.
 */
export const configPlace = (site: string, file: string): string | undefined => {
  const judged = judgeFile(site, join(site, file));
  if (judged.kind !== 'absent') return judged.kind === 'file' ? judged.real : undefined;
  const folder = judgeFile(site, join(site, posix.dirname(file)));
  return folder.kind === 'folder' ? join(folder.real, posix.basename(file)) : undefined;
};
