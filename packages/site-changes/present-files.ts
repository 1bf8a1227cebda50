import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rulesFiles } from '../config-values/site-parts';
import { writeWhole } from '../files';
import { blobId } from '../git-host';
import { siteFiles } from '../site-files';
import type { Named } from './history';

/** Names that begin with a dot are no part of the site, but for one (RFC 8615). */
const isHidden = (name: string) => name.startsWith('.') && name !== '.well-known';

export const shownOf = (files: Named): Named =>
  new Map([...files].filter(([file]) => !file.split('/').some(isHidden)));

/** The files in a site's folder as they are now. */
export const presentFiles = (site: string) => {
  /** A file is read again only once it is another one, or has another time or size. */
  const known = new Map<string, { stamp: string; id: string }>();

  const read = (file: string): Buffer | undefined => {
    const path = join(site, file);
    return existsSync(path) ? readFileSync(path) : undefined;
  };

  const idOf = async (file: string): Promise<string | undefined> => {
    const stats = lstatSync(join(site, file), { throwIfNoEntry: false });
    if (!stats) return undefined;
    const stamp = `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
    const found = known.get(file);
    if (found?.stamp === stamp) return found.id;
    const id = await blobId(readFileSync(join(site, file)));
    known.set(file, { stamp, id });
    return id;
  };

  return {
    read,
    /** All of them, with the names that git has for their contents. */
    named: async (): Promise<Named> => {
      const own = [...siteFiles(site, 'config').files, ...siteFiles(site, 'public').files];
      const named = new Map<string, string>();
      for (const file of [...own, ...rulesFiles]) {
        const id = await idOf(file);
        if (id !== undefined) named.set(file, id);
      }
      return named;
    },
    write: (file: string, bytes: Uint8Array | undefined) => {
      const path = join(site, file);
      if (bytes === undefined) {
        rmSync(path, { force: true });
        return;
      }
      mkdirSync(dirname(path), { recursive: true });
      writeWhole(path, bytes);
    },
  };
};

export type PresentFiles = ReturnType<typeof presentFiles>;
