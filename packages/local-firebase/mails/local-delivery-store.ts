import { isDeepStrictEqual } from 'node:util';
import type { Delivery, DeliveryStore } from '../../mails';
import { type DeliveryFiles, seldom } from './delivery-files';
import { byMoment, waitingForList } from './waiting-deliveries';

type Options = {
  files: DeliveryFiles;
  now: number;
  /** A due time further ahead than this, in milliseconds, comes from a wrong clock. */
  longestWait: number;
};

/** Files read side by side. */
const atOnce = 32;

/** Corrects times of a clock that was ahead: else a mail would wait until then. */
const putRight =
  ({ now, longestWait }: Options) =>
  (delivery: Delivery): Delivery => {
    const { firstAt, dueAt, heldSince, unsaidSince } = delivery;
    return {
      ...delivery,
      firstAt: Math.min(firstAt, now),
      dueAt: dueAt !== null && dueAt > now + longestWait ? now : dueAt,
      heldSince: heldSince && Math.min(heldSince, now),
      unsaidSince: unsaidSince && Math.min(unsaidSince, now),
    };
  };

/**
 * The deliveries of a folder that several servers may share. All are kept in memory, to find what is
 * due; what is found is read again before use. Another server's change is noticed at the latest when
 * the remembered state is due.
 */
export const openLocalDeliveryStore = async (options: Options) => {
  const { files } = options;
  /** By file; undefined for one that holds no delivery. */
  const known = new Map<string, Delivery | undefined>();
  /** The number of changes when a file was last changed: anything read before is outdated. */
  const changed = new Map<string, number>();
  let changes = 0;

  const readAgain = async (name: string) => {
    const before = changes;
    const found = await files.readFile(name);
    if ((changed.get(name) ?? 0) <= before) known.set(name, found);
    return known.get(name);
  };
  const change: DeliveryStore['change'] = async (key, to) => {
    const name = files.nameOf(key);
    const after = await files.change(key, to);
    changes += 1;
    changed.set(name, changes);
    known.set(name, after);
  };
  const readAll = async (names: readonly string[]) => {
    for (let start = 0; start < names.length; start += atOnce) {
      await Promise.all(names.slice(start, start + atOnce).map(readAgain));
    }
  };

  /** Finds deliveries that others began or removed. */
  const list = seldom(async () => {
    const before = new Set(known.keys());
    const names = new Set(await files.names());
    await readAll([...names].filter((name) => !before.has(name)));
    const gone = [...before].filter((name) => !names.has(name) && known.get(name));
    await readAll(gone);
    return names.size;
  });

  const deliveries = () => [...known.values()].filter((each) => each !== undefined);

  /** The results of `find`, read again from disk. */
  const upToDate = async (find: (all: Delivery[]) => Delivery[]): Promise<Delivery[]> => {
    await list();
    for (;;) {
      const found = find(deliveries());
      await readAll(found.map(({ key }) => files.nameOf(key)));
      if (isDeepStrictEqual(find(deliveries()), found)) return found;
    }
  };

  await list();
  const right = putRight(options);
  for (const each of deliveries()) {
    if (!isDeepStrictEqual(right(each), each))
      await change(each.key, (before) => before && right(before));
  }

  const store: DeliveryStore = {
    change,
    due: (until, limit) => upToDate((all) => byMoment(all, { of: 'dueAt', until, limit })),
    waitingForList: (limit, collection) =>
      upToDate((all) => waitingForList(all, limit, collection)),
    unreported: (limit) => upToDate((all) => byMoment(all, { of: 'unsaidSince', limit })),
    unconfirmed: (until, limit) =>
      upToDate((all) => byMoment(all, { of: 'unconfirmedUntil', until, limit })),
    remove: async (key) => {
      const name = files.nameOf(key);
      await files.remove(key);
      changes += 1;
      changed.set(name, changes);
      known.delete(name);
    },
    read: (key) => readAgain(files.nameOf(key)),
    changeSent: files.changeSent,
  };
  return {
    store,
    /** Whether this record is reported, or about to be. */
    isKnown: (key: string): boolean => known.get(files.nameOf(key)) !== undefined,
    /** When the first record of a collection was reported; undefined for none. */
    firstReported: (collection: string): number | undefined =>
      deliveries()
        .filter((each) => each.collection === collection)
        .map(({ firstAt }) => firstAt)
        .reduce<number | undefined>((a, b) => Math.min(a ?? b, b), undefined),
  };
};
