import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { unlessMissingNow } from '../../files';
import { realPath } from '../../site-files';

/** The folders that the editor writes into. */
export type WrittenFolder = 'config' | 'public';

/** Control characters and what Windows keeps for itself, the colon of a drive or a stream among them. */
const strange = /[\u0000-\u001f\u007f<>:"|?*]/;

const whyUnlikely = (file: string, folder: WrittenFolder): string | undefined => {
  if (file.includes('\0')) return 'has a NUL in its name';
  if (file.includes('\\')) return 'has a back slash in its name: write /';
  if (file.startsWith('/') || /^[a-z]:/i.test(file)) return 'begins at the root of the machine';
  const names = file.split('/');
  if (names.some((name) => name === '..' || name === '.')) return 'leads out of its folder by dots';
  if (names[0] !== folder || names.length < 2) return `is not in the folder ${folder}`;
  if (names.includes('')) return 'has an empty name in its path';
  if (names.some((name) => name.startsWith('.'))) return 'has a name that begins with a point';
  if (strange.test(file) || names.some((name) => /[. ]$/.test(name))) {
    return 'has a sign in its name that no file may have';
  }
  return file.length > 300 ? 'has a very long name' : undefined;
};

const isLink = (path: string): boolean | undefined =>
  unlessMissingNow(() => lstatSync(path).isSymbolicLink());

/** Which part of the path is a link or, where names differ only by case, another file. */
const whyElsewhere = (site: string, file: string): string | undefined => {
  const bound = realPath(site);
  if (bound === undefined) return 'cannot be found';
  const names = file.split('/');
  for (let count = 1; count <= names.length; count += 1) {
    const part = names.slice(0, count).join('/');
    const link = isLink(join(site, part));
    // What comes below is not there either.
    if (link === undefined) return undefined;
    if (link) return part === file ? 'is a link' : `is behind the link ${part}`;
    if (realPath(join(site, part)) !== join(bound, part)) return 'has another name on the disk';
  }
  return undefined;
};

/**
 * Why the editor does not write the file `file`, named from the folder of the site, as
 * config/pages/home.ts; undefined where it does. The file need not exist.
 */
export const whyNotWritten = (
  site: string,
  { file, folder }: { file: string; folder: WrittenFolder },
): string | undefined => {
  const why = whyUnlikely(file, folder) ?? whyElsewhere(site, file);
  if (why === undefined) return undefined;
  const shown = JSON.stringify(file.slice(0, 100)).slice(1, -1);
  return `“${shown}” ${why}. The editor writes only real files in the site’s own folders config and public.`;
};
