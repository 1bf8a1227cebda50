import { rulesFiles, siteFolders } from '../config-values/site-parts';
import { HostError, type PastCommit, type Snapshot } from './git-host';

/** A file or a folder as hosts list them, by the names of git. */
export type Entry = { path: string; mode: string; type: string; sha: string };

type Repository = {
  /** The site's folder in it; empty for the repository itself. */
  folder: string;
  /** The id of the whole repository as a folder, at a commit. */
  root: (commit: string) => Promise<string>;
  /** What a folder holds, by its id. */
  inside: (folder: string) => Promise<Entry[]>;
  /** All that is below a folder, by its id, with paths from there. */
  below: (folder: string) => Promise<Entry[]>;
  /** The bytes of a content, by its id. */
  blob: (id: string) => Promise<Uint8Array>;
};

/** Texts are asked for with each list of changes; pictures are not. In bytes. */
const mostKept = 200_000;

/** No links, no submodules. */
const isFile = ({ type, mode }: Entry) =>
  type === 'blob' && (mode === '100644' || mode === '100755');

/** A path from the site's folder as the repository has it. */
export const pathIn =
  (folder: string) =>
  (path: string): string =>
    folder === '' ? path : `${folder}/${path}`;

/** The site's files in a repository. What has an id is asked for once. */
export const createSnapshots = ({ folder, root, inside, below, blob }: Repository) => {
  const snapshots = new Map<string, Snapshot>();
  const contents = new Map<string, Promise<Uint8Array>>();

  const filesIn = async ({ sha, path: name }: Entry): Promise<[string, string][]> =>
    (await below(sha)).filter(isFile).map((each) => [`${name}/${each.path}`, each.sha]);

  const ofSite = async (commit: string): Promise<Entry[]> => {
    let id = await root(commit);
    for (const step of folder.split('/').filter(Boolean)) {
      const entries = await inside(id);
      const next = entries.find(({ path, type }) => type === 'tree' && path === step);
      if (!next) throw new HostError('not-found', `The repository has no folder ${folder}.`);
      id = next.sha;
    }
    return inside(id);
  };

  return {
    at: async (commit: string): Promise<Snapshot> => {
      const known = snapshots.get(commit);
      if (known) return known;
      const tree = await ofSite(commit);
      const folders = tree.filter(
        ({ path, type }) => type === 'tree' && siteFolders.includes(path),
      );
      const inner = await Promise.all(folders.map(filesIn));
      const own = tree.filter((each) => isFile(each) && rulesFiles.includes(each.path));
      const files = new Map([...own.map(({ path, sha }) => [path, sha] as const), ...inner.flat()]);
      const snapshot = { commit, files };
      snapshots.set(commit, snapshot);
      return snapshot;
    },
    know: (snapshot: Snapshot, found: ReadonlyMap<string, Uint8Array>): void => {
      snapshots.set(snapshot.commit, snapshot);
      for (const [id, bytes] of found) contents.set(id, Promise.resolve(bytes));
    },
    read: (id: string): Promise<Uint8Array> => {
      const known = contents.get(id);
      if (known) return known;
      const asked = blob(id);
      contents.set(id, asked);
      const forget = () => contents.delete(id);
      void asked.then(({ length }) => length > mostKept && forget(), forget);
      return asked;
    },
  };
};

/** A commit as hosts list them. */
export type ListedCommit = {
  sha: string;
  commit: { message: string; author: { name?: string; date?: string } | null };
};

/** A moment as 2026-03-31T12:00:00Z, which is what git knows of it. */
export const inSeconds = (moment: string | number): string =>
  new Date(moment).toISOString().replace(/\.\d+/, '');

const pastCommit = ({ sha, commit: { message, author } }: ListedCommit): PastCommit => {
  const { name: who = '', date = '' } = author ?? {};
  const when = date === '' ? '' : inSeconds(date);
  return { commit: sha, words: message.split('\n', 1)[0] ?? '', who, when };
};

/** The commits that have changed the site, each once, the newest first: `list` gives those of a file or a folder. */
export const pastCommits = async (
  list: (path: string) => Promise<ListedCommit[]>,
): Promise<PastCommit[]> => {
  const listed = await Promise.all(siteFolders.map(list));
  const all = new Map(listed.flat().map((each) => [each.sha, pastCommit(each)]));
  return [...all.values()].toSorted((one, other) => (one.when < other.when ? 1 : -1));
};
