import { isDeepStrictEqual } from 'node:util';
import type { Delivery, DeliveryStore } from '../delivery/delivery';
import { type DeliveryFiles, seldom } from './delivery-files';

type Moment = 'dueAt' | 'heldSince' | 'unsaidSince';

/** The deliveries that have this moment, the earliest first. */
export const byMoment = (
  all: Iterable<Delivery>,
  { of, until = Infinity, limit }: { of: Moment; until?: number; limit: number },
): Delivery[] => {
  const moment = (each: Delivery) => each[of] ?? Infinity;
  return [...all]
    .filter((each) => each[of] !== null && moment(each) <= until)
    .sort((a, b) => moment(a) - moment(b))
    .slice(0, limit);
};

/** Those that wait for a list, of one collection where one is named. */
export const heldOf = (all: Iterable<Delivery>, limit: number, collection?: string): Delivery[] =>
  byMoment(
    [...all].filter((each) => collection === undefined || each.collection === collection),
    { of: 'heldSince', limit },
  );

type Options = {
  files: DeliveryFiles;
  now: number;
  /** What is due later than so many milliseconds from now was written by a clock that was ahead. */
  longestWait: number;
};

/** Files read side by side. */
const atOnce = 32;

/** As if the clock had never been ahead: else a mail would wait until the clock is there again. */
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
 * The deliveries of a folder that several servers may share. All of them are remembered, to find what is to be
 * done; what is found is read again before it is acted on. What another server changed and this one
 * remembers otherwise comes up at the latest when it would have been due by what is remembered.
 */
export const openLocalDeliveryStore = async (options: Options) => {
  const { files } = options;
  /** By file; undefined for one that holds no delivery. */
  const known = new Map<string, Delivery | undefined>();
  /** How many changes there were when a file was changed last: what was read before says nothing more. */
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

  /** Learns of the deliveries that others began, and of those that somebody removed. */
  const list = seldom(async () => {
    const before = new Set(known.keys());
    const names = new Set(await files.names());
    await readAll([...names].filter((name) => !before.has(name)));
    const gone = [...before].filter((name) => !names.has(name) && known.get(name));
    await readAll(gone);
    return names.size;
  });

  const deliveries = () => [...known.values()].filter((each) => each !== undefined);

  /** What `find` finds, as it stands on the disk. */
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
    held: (limit, collection) => upToDate((all) => heldOf(all, limit, collection)),
    unsaid: (limit) => upToDate((all) => byMoment(all, { of: 'unsaidSince', limit })),
    read: (key) => readAgain(files.nameOf(key)),
    changeSent: files.changeSent,
  };
  return {
    store,
    /** Whether this record is told of, or somebody sees to it. */
    isKnown: (key: string): boolean => known.get(files.nameOf(key)) !== undefined,
    /** When the first record of a collection was told of; undefined where none was. */
    firstReported: (collection: string): number | undefined =>
      deliveries()
        .filter((each) => each.collection === collection)
        .map(({ firstAt }) => firstAt)
        .reduce<number | undefined>((a, b) => Math.min(a ?? b, b), undefined),
  };
};
