import { isGroup } from '../../src/schema/values/group';
import { blobId, type FileChanges, type GitHost, type Snapshot } from '../git-host';
import type { Named } from './history';
import { keptBeside } from './kept-beside';

/** Changed files by their names, with the ids of their contents; null: taken away. */
export type ChangedNames = Record<string, string | null>;

export const changedNamesIn = (found: unknown): ChangedNames | undefined => {
  const values = isGroup(found) ? Object.values(found) : [undefined];
  const isNames = values.every((each) => each === null || typeof each === 'string');
  return isNames ? (found as ChangedNames) : undefined;
};

/** `branch`: where it is proposed, should the site's own take no commit; with these words. */
export type NotedCommit = { branch: string; title: string; words: string; files: ChangedNames };

const commitIn = (found: unknown): NotedCommit | undefined => {
  const { branch, title, words, files: named } = isGroup(found) ? found : {};
  const files = changedNamesIn(named);
  const isWhole = [branch, title, words].every((each) => typeof each === 'string');
  return isWhole && files ? ({ branch, title, words, files } as NotedCommit) : undefined;
};

/** What a host was asked to commit, noted before: the answer may never come, as in a window that is closed. */
export const storedCommit = (site: string) => keptBeside(site, 'asked-commit.json', commitIn);

export const namesOf = async (changes: FileChanges): Promise<ChangedNames> => {
  const files = [...changes].map(
    async ([file, bytes]) => [file, bytes ? await blobId(bytes) : null] as const,
  );
  return Object.fromEntries(await Promise.all(files));
};

/** Whether files are these, as far as they were changed. */
export const says = (files: Named, changed: ChangedNames): boolean =>
  Object.entries(changed).every(([file, id]) => (files.get(file) ?? null) === id);

export const isSameChange = (one: ChangedNames, other: ChangedNames): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([file, id]) => other[file] === id);

/** Files with these changes. */
export const changedBy = (files: Named, changed: ChangedNames): Named => {
  const next = new Map(files);
  for (const [file, id] of Object.entries(changed)) {
    if (id === null) next.delete(file);
    else next.set(file, id);
  }
  return next;
};

/** So many commits of others are looked through. */
const most = 30;

/** Whether changes are on the branch since `base`: a commit is found again by its files, before others have gone on from it. */
export const isCommitted = async (
  host: Pick<GitHost, 'history' | 'at' | 'isWithin'>,
  changed: ChangedNames,
  base: Snapshot,
): Promise<boolean> => {
  for (const { commit } of (await host.history()).slice(0, most)) {
    if (commit === base.commit) return false;
    const { files } = await host.at(commit);
    // The same was perhaps said before, and is to be gone back to.
    if (says(files, changed) && (await host.isWithin(base.commit, commit))) return true;
  }
  return false;
};
