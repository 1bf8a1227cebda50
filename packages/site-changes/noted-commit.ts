import { isGroup } from '../../src/schema/values/group';
import { blobId, type FileChanges, type GitHost, type Snapshot } from '../git-host';
import type { Named } from './history';
import { keptBeside } from './kept-beside';

/** The changed files by their names, with the ids of their contents; null: taken away. */
type Files = Record<string, string | null>;

const filesOf = (found: unknown): Files | undefined => {
  const values = isGroup(found) ? Object.values(found) : [undefined];
  const isFiles = values.every((each) => each === null || typeof each === 'string');
  return isFiles ? (found as Files) : undefined;
};

/** So many commits of others are looked through. */
const most = 30;

/**
 * What a host was asked to commit, noted before: where the answer never came, as in a window that was closed, the commit
 * is found again by its files. What it says was then known before others have gone on from it.
 */
export const notedCommit = (site: string, host: Pick<GitHost, 'history' | 'at' | 'isWithin'>) => {
  const kept = keptBeside(site, 'asked-commit.json', filesOf);
  const isMade = async (files: Files, base: Snapshot): Promise<boolean> => {
    for (const { commit } of (await host.history()).slice(0, most)) {
      if (commit === base.commit) return false;
      const { files: there } = await host.at(commit);
      const has = Object.entries(files).every(([file, id]) => (there.get(file) ?? null) === id);
      // The same was perhaps said before, and is to be gone back to.
      if (has && (await host.isWithin(base.commit, commit))) return true;
    }
    return false;
  };
  return {
    note: async (changes: FileChanges) => {
      const files = [...changes].map(
        async ([file, bytes]) => [file, bytes ? await blobId(bytes) : null] as const,
      );
      kept.put(Object.fromEntries(await Promise.all(files)));
    },
    forget: () => kept.put(undefined),
    /** The files as they are known to be on the branch: those at `base`, and of the commit that was asked for. */
    knownFrom: async (base: Snapshot): Promise<Named> => {
      const files = kept.get();
      if (!files || !(await isMade(files, base))) return base.files;
      const known = new Map(base.files);
      for (const [file, id] of Object.entries(files)) {
        if (id === null) known.delete(file);
        else known.set(file, id);
      }
      return known;
    },
  };
};
