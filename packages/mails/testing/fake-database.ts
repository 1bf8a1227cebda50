import type { Database } from '../../../functions/firestore-delivery-store';

type Data = Record<string, unknown>;

type Query = {
  where: (name: string, sign: '>' | '<=', than: number | string) => Query;
  orderBy: (name: string) => Query;
  limit: (most: number) => Query;
  get: () => Promise<{ docs: { data: () => Data }[] }>;
};

type Comparable = number | string;

const compare = (one: unknown, other: unknown) => {
  const [a, b] = [one as Comparable, other as Comparable];
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** What of Firestore the functions use, in memory: transactions come one after the other. */
export const createFakeDatabase = () => {
  const documents = new Map<string, Data>();
  let last: Promise<unknown> = Promise.resolve();

  const reference = (path: string) => ({
    path,
    delete: () => Promise.resolve(documents.delete(path)),
    get: () =>
      Promise.resolve({
        data: () => documents.get(path),
        createTime: documents.has(path) ? { toMillis: () => 1_795_246_713_260 } : undefined,
      }),
  });

  type Selection = { keep: (data: Data) => boolean; order: string; most: number };

  const query = (collection: string, selection: Selection): Query => ({
    // Nothing is above or below null: Firestore compares values of one type.
    where: (name, sign, than) => {
      const keep = (data: Data) => {
        const value = data[name];
        if (typeof value !== typeof than || !selection.keep(data)) return false;
        return sign === '>' ? compare(value, than) > 0 : compare(value, than) <= 0;
      };
      return query(collection, { ...selection, keep });
    },
    orderBy: (order) => query(collection, { ...selection, order }),
    limit: (most) => query(collection, { ...selection, most }),
    get: () =>
      Promise.resolve({
        docs: [...documents]
          .filter(([path, data]) => path.startsWith(`${collection}/`) && selection.keep(data))
          .map(([, data]) => data)
          .sort((a, b) => compare(a[selection.order], b[selection.order]))
          .slice(0, selection.most)
          .map((data) => ({ data: () => data })),
      }),
  });

  const database = {
    doc: reference,
    collection: (name: string) => ({
      ...query(name, { keep: () => true, order: '', most: Infinity }),
      doc: (id: string) => reference(`${name}/${id}`),
    }),
    runTransaction: (work: (transaction: unknown) => Promise<void>) => {
      const run = last.then(() =>
        work({
          get: ({ path }: { path: string }) => reference(path).get(),
          set: ({ path }: { path: string }, data: Data) =>
            documents.set(path, structuredClone(data)),
        }),
      );
      last = run.catch(() => undefined);
      return run;
    },
  };
  return { database: database as unknown as Database, documents };
};
