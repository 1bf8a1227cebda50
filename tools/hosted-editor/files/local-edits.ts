import { createStore, promisifyRequest } from 'idb-keyval';
import type { EditedFile, EditsKeeper, LocalEdits } from '../../../packages/edit-worker';

/** No file has it. */
const commitKey = '';

/** What is typed at a place that is named here (a repository, a branch), in the browser's own database. */
export const openLocalEdits = (name: string): EditsKeeper => {
  const store = createStore(`edits of ${name}`, 'files');

  const write = (edits: LocalEdits, { anew }: { anew: boolean }) =>
    store('readwrite', (files) => {
      if (anew) files.clear();
      files.put(edits.commit, commitKey);
      for (const [file, each] of edits.files) files.put(each, file);
      return promisifyRequest(files.transaction);
    });

  return {
    read: () =>
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
    keep: (edits) => write(edits, { anew: false }),
    replace: (edits) => write(edits, { anew: true }),
  };
};
