import { createStore, promisifyRequest } from 'idb-keyval';

/** What became of a file since a commit: its bytes there, and now; undefined for none. */
export type KeptFile = { before: Uint8Array | undefined; after: Uint8Array | undefined };

/** What this browser keeps of a site that was edited in it: the commit it began with, and files by their paths. */
export type Kept = { commit: string; files: Map<string, KeptFile> };

/** No file has it. */
const commitKey = '';

/** What is typed at a place that is named here (a repository, a branch), in the browser's own database. */
export const openKept = (name: string) => {
  const store = createStore(`edits of ${name}`, 'files');

  const write = (kept: Kept, { anew }: { anew: boolean }) =>
    store('readwrite', (files) => {
      if (anew) files.clear();
      files.put(kept.commit, commitKey);
      for (const [file, each] of kept.files) files.put(each, file);
      return promisifyRequest(files.transaction);
    });

  return {
    /** Undefined where nothing was kept. */
    read: (): Promise<Kept | undefined> =>
      store('readonly', async (files) => {
        const [names, values] = await Promise.all([
          promisifyRequest(files.getAllKeys()),
          promisifyRequest<unknown[]>(files.getAll()),
        ]);
        const all = new Map(
          names.flatMap((key, index) =>
            typeof key === 'string' ? [[key, values[index]] as const] : [],
          ),
        );
        const commit = all.get(commitKey);
        if (typeof commit !== 'string') return undefined;
        all.delete(commitKey);
        return { commit, files: all as Map<string, KeptFile> };
      }),
    /** Keeps these files beside what is kept of others: all of them, or none. */
    keep: (kept: Kept) => write(kept, { anew: false }),
    /** Keeps these files and nothing else. */
    replace: (kept: Kept) => write(kept, { anew: true }),
  };
};
