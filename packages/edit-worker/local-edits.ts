import { createStore, promisifyRequest } from 'idb-keyval';

/** What became of a file since a commit: its bytes there, and now; undefined for none. */
export type EditedFile = { before: Uint8Array | undefined; after: Uint8Array | undefined };

/** What this browser stores of a site that was edited in it: the commit it began with, and files by their paths. */
export type LocalEdits = { commit: string; files: Map<string, EditedFile> };

/** No file has it. */
const commitKey = '';

/** What is typed at a place that is named here (a repository, a branch), in the browser's own database. */
export const openLocalEdits = (name: string) => {
  const store = createStore(`edits of ${name}`, 'files');

  const write = (edits: LocalEdits, { anew }: { anew: boolean }) =>
    store('readwrite', (files) => {
      if (anew) files.clear();
      files.put(edits.commit, commitKey);
      for (const [file, each] of edits.files) files.put(each, file);
      return promisifyRequest(files.transaction);
    });

  return {
    /** Undefined where there is nothing. */
    read: (): Promise<LocalEdits | undefined> =>
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
        return { commit, files: all as Map<string, EditedFile> };
      }),
    /** Stores these files beside the others: all of them, or none. */
    keep: (edits: LocalEdits) => write(edits, { anew: false }),
    /** Stores these files and nothing else. */
    replace: (edits: LocalEdits) => write(edits, { anew: true }),
  };
};
