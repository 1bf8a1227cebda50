import { createStore, promisifyRequest } from 'idb-keyval';

/** Contents of files by their ids. */
export type Contents = ReadonlyMap<string, Uint8Array>;

/** The files of a site at a commit, each with the id of its content. */
export type ListedSite = { commit: string; files: ReadonlyMap<string, string> };

export type KeptSite = { contents: Contents; listed: ListedSite | undefined };

/** No id of a content. */
const listKey = 'files';

/** The files of a site in the browser's own database: what is there need not be asked of a git host again. */
export const openLocalContents = (name: string) => {
  const store = createStore(`contents of ${name}`, 'contents');
  return {
    read: (): Promise<KeptSite> =>
      store('readonly', async (contents) => {
        const [ids, all] = await Promise.all([
          promisifyRequest(contents.getAllKeys() as IDBRequest<string[]>),
          promisifyRequest<unknown[]>(contents.getAll()),
        ]);
        const kept = new Map(ids.map((id, place) => [id, all[place]]));
        const listed = kept.get(listKey) as ListedSite | undefined;
        kept.delete(listKey);
        return { contents: kept as Contents, listed };
      }),
    /** Stores these and no others; of contents that are there already only the ids are looked at. */
    keep: (wanted: Contents, listed: ListedSite): Promise<unknown> =>
      store('readwrite', async (contents) => {
        const there = new Set(
          await promisifyRequest(contents.getAllKeys() as IDBRequest<string[]>),
        );
        for (const id of there) if (!wanted.has(id)) contents.delete(id);
        for (const [id, bytes] of wanted) if (!there.has(id)) contents.put(bytes, id);
        contents.put(listed, listKey);
        return promisifyRequest(contents.transaction);
      }),
  };
};
