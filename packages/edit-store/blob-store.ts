import { lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ConfigSources } from '../config-files';
import { isWithin, realPath } from '../site-files';
import { type Disk, type Hash, hashOf } from './disk';
import { isPublicName, type JournalFile } from './journal';
import type { ReplacedFiles } from './judge';
import { Lost } from './plan-step';

/** What becomes of a file of public/; null for none. */
export type BlobChange = {
  file: string;
  before: Hash;
  after: Hash;
  /** Permissions of a file that comes back. */
  mode?: number;
  /** The file has its new bytes already: only the journal has to note that. */
  isThere?: boolean;
};

const outside = (file: string) =>
  new Lost(`${file} leads out of the site’s folder, or to no file: it is not changed.`);

/** The path of a file of public/. Throws `Lost` where a link is on the way out of the site. */
export const publicPlace = (site: string, file: string): string => {
  const path = join(site, file);
  const existing = (folder: string): string =>
    lstatSync(folder, { throwIfNoEntry: false }) ? folder : existing(dirname(folder));
  const [bound, real] = [realPath(site), realPath(existing(dirname(path)))];
  const isInside = bound !== undefined && real !== undefined && isWithin(bound, real);
  const found = isInside ? lstatSync(path, { throwIfNoEntry: false }) : undefined;
  if (!isPublicName(file) || !isInside || (found && !found.isFile())) throw outside(file);
  return path;
};

export const isNamedIn = (sources: ConfigSources, file: string) => {
  const address = file.slice('public'.length);
  const spelled = [`'`, '"', '`'].map((quote) => `${address}${quote}`);
  return Object.values(sources).some((text) => spelled.some((each) => text.includes(each)));
};

type BlobStoreOptions = { site: string; folder: string; disk: Disk };

/** The bytes of files of public/ that steps store, change or take away, each once, named by their hashes. */
export const createBlobStore = ({ site, folder, disk }: BlobStoreOptions) => {
  const pathOf = (hash: string) => join(folder, hash);

  const bytesOf = (hash: Hash): Buffer | undefined =>
    hash === null ? undefined : disk.read(pathOf(hash));

  const keep = (bytes: Buffer | undefined): Hash => {
    const hash = hashOf(bytes);
    if (bytes === undefined || hash === null || bytesOf(hash)) return hash;
    mkdirSync(folder, { recursive: true });
    disk.write(pathOf(hash), bytes);
    return hash;
  };

  const now = (file: string) => disk.read(publicPlace(site, file));

  return {
    bytesOf,
    has: (hash: Hash) => hash === null || bytesOf(hash) !== undefined,
    hashNow: (file: string): Hash => hashOf(now(file)),

    /** The change that gives a file these bytes; undefined where it has them already. */
    changeTo: (file: string, bytes: Buffer | undefined): BlobChange | undefined => {
      const [before, after] = [keep(now(file)), keep(bytes)];
      return before === after ? undefined : { file, before, after };
    },

    /** The bytes that the check reads in place of those on the disk. */
    replaced: (changes: readonly BlobChange[]): ReplacedFiles =>
      new Map(
        changes.flatMap(({ file, before, after }) =>
          before === null || after === null
            ? []
            : [[file.slice('public'.length), pathOf(after)] as const],
        ),
      ),

    /** A file that is there, as one that its step has brought. */
    stored: (file: string): BlobChange | undefined => {
      const after = keep(now(file));
      return after === null ? undefined : { file, before: null, after, isThere: true };
    },

    /**
     * What takes a transaction back. A picture that a page shows by now stays.
     * @throws Lost where others have changed the file since, or what was kept is gone
     */
    planReversal: (files: readonly JournalFile[], sources: ConfigSources): BlobChange[] =>
      files.flatMap(({ file, before: after, after: before, mode }): BlobChange[] => {
        const found = keep(now(file));
        if (after === null && (found === null || isNamedIn(sources, file))) return [];
        if (found !== before && found !== after) {
          throw new Lost(`${file} was changed by another program since: nothing was taken back.`);
        }
        if (after !== null && bytesOf(after) === undefined) {
          throw new Lost(`What ${file} was is no longer kept: nothing was taken back.`);
        }
        const isThere = found === after;
        return [{ file, before, after, isThere, ...(mode !== undefined && { mode }) }];
      }),

    /** Removes what no file of the journal names any more. */
    prune: (named: readonly JournalFile[]) => {
      const hashes = new Set(named.flatMap(({ before, after }) => [before, after]));
      const isThere = lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
      for (const name of isThere ? readdirSync(folder) : []) {
        if (!hashes.has(name)) disk.remove(join(folder, name));
      }
    },
  };
};

export type BlobStore = ReturnType<typeof createBlobStore>;
