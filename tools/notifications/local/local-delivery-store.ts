import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../../local-firebase/store/data-folder';
import { writeDurably } from '../../local-firebase/store/durable-file';
import { readJsonFile, readJsonFolder } from '../../local-firebase/store/json-files';
import { isJsonRecord } from '../../local-firebase/store/json-record';
import { createKeyedLock } from '../../local-firebase/store/keyed-lock';
import { hashOf } from '../compose/message-id';
import { byMoment, heldOf } from '../delivery/by-moment';
import type { Delivery, SentMail } from '../delivery/delivery';
import type { DeliveryStore } from '../delivery/delivery-store';

const isMoment = (value: unknown) => value === null || typeof value === 'number';

const isDelivery = (value: unknown): value is Delivery =>
  isJsonRecord(value) &&
  ['key', 'collection', 'id', 'state'].every((name) => typeof value[name] === 'string') &&
  ['firstAt', 'attempts'].every((name) => typeof value[name] === 'number') &&
  [value.dueAt, value.heldSince, value.unsaidSince].every(isMoment) &&
  Array.isArray(value.members);

const isSent = (value: unknown): value is SentMail[] =>
  Array.isArray(value) &&
  value.every(
    (each) => isJsonRecord(each) && typeof each.at === 'number' && typeof each.name === 'string',
  );

type Options = {
  folder: Pick<DataFolder, 'temporary'>;
  /** Where the deliveries lie: beside what is stored, never among it. */
  mailFolder: string;
  log: (message: string) => void;
  now: number;
  /** What is due later than so many milliseconds from now was written by a clock that was ahead. */
  longestWait: number;
};

/** Without it up to 30 mails more go out within this hour; each record is told of once all the same. */
const readSent = async (file: string, log: Options['log']): Promise<readonly SentMail[]> => {
  try {
    return (await readJsonFile(file, isSent)) ?? [];
  } catch (error) {
    log(`${file} cannot be read (${String(error)}): the mails of this hour are counted anew.`);
    return [];
  }
};

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

/** One JSON file per delivery; all of them are held in memory as well. */
export const openLocalDeliveryStore = async (options: Options) => {
  const { folder, mailFolder, log } = options;
  const stateFolder = path.join(mailFolder, 'state');
  const sentFile = path.join(mailFolder, 'sent.json');
  await mkdir(stateFolder, { recursive: true, mode: 0o700 });
  const known = await readJsonFolder(stateFolder, { isValue: isDelivery, log });
  const deliveries = new Map(known.map(putRight(options)).map((each) => [each.key, each]));
  let sent = await readSent(sentFile, log);
  const exclusively = createKeyedLock();

  const write = (file: string, value: unknown) =>
    writeDurably(file, JSON.stringify(value), { temporary: folder.temporary(), mode: 'replace' });

  const store: DeliveryStore = {
    change: (key, change) =>
      exclusively(key, async () => {
        const after = change(deliveries.get(key));
        if (!after) return;
        await write(path.join(stateFolder, `${hashOf(key)}.json`), after);
        deliveries.set(key, after);
      }),
    due: (until, limit) =>
      Promise.resolve(byMoment(deliveries.values(), { of: 'dueAt', until, limit })),
    held: (limit, collection) => Promise.resolve(heldOf(deliveries.values(), limit, collection)),
    unsaid: (limit) => Promise.resolve(byMoment(deliveries.values(), { of: 'unsaidSince', limit })),
    read: (key) => Promise.resolve(deliveries.get(key)),
    changeSent: (change) =>
      exclusively('sent', async () => {
        const after = change(sent);
        if (JSON.stringify(after) === JSON.stringify(sent)) return;
        await write(sentFile, after);
        sent = after;
      }),
  };
  return {
    store,
    /** When the first record of a collection was told of; undefined where none was. */
    firstTold: (collection: string): number | undefined =>
      known
        .filter((each) => each.collection === collection)
        .map(({ firstAt }) => firstAt)
        .reduce<number | undefined>((a, b) => Math.min(a ?? b, b), undefined),
  };
};
