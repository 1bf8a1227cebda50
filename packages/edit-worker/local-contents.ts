import { createStore, promisifyRequest } from 'idb-keyval';

/** Contents of files by their ids. */
export type Contents = ReadonlyMap<string, Uint8Array>;

/** The contents of a site's files in the browser's own database: what is there need not be asked of a git host again. */
export const openLocalContents = (name: string) => {
  const store = createStore(`contents of ${name}`, 'contents');
  return {
    read: (): Promise<Contents> =>
      store('readonly', async (contents) => {
        const [ids, all] = await Promise.all([
          promisifyRequest(contents.getAllKeys() as IDBRequest<string[]>),
          promisifyRequest<Uint8Array[]>(contents.getAll()),
        ]);
        return new Map(all.map((bytes, place) => [ids[place] ?? '', bytes]));
      }),
    /** Stores these and no others; of what is there already only the ids are looked at. */
    keep: (wanted: Contents): Promise<unknown> =>
      store('readwrite', async (contents) => {
        const there = new Set(
          await promisifyRequest(contents.getAllKeys() as IDBRequest<string[]>),
        );
        for (const id of there) if (!wanted.has(id)) contents.delete(id);
        for (const [id, bytes] of wanted) if (!there.has(id)) contents.put(bytes, id);
        return promisifyRequest(contents.transaction);
      }),
  };
};
