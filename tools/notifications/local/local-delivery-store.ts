import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../../local-firebase/store/data-folder';
import { writeDurably } from '../../local-firebase/store/durable-file';
import { readJsonFile, readJsonFolder } from '../../local-firebase/store/json-files';
import { isJsonRecord } from '../../local-firebase/store/json-record';
import { createKeyedLock } from '../../local-firebase/store/keyed-lock';
import { hashOf } from '../compose/message-id';
import { byMoment } from '../delivery/by-moment';
import type { Delivery, SentMail } from '../delivery/delivery';
import type { DeliveryStore } from '../delivery/delivery-store';

const isDelivery = (value: unknown): value is Delivery =>
  isJsonRecord(value) && typeof value.key === 'string' && Array.isArray(value.members);

const isSent = (value: unknown): value is SentMail[] =>
  Array.isArray(value) && value.every((each) => isJsonRecord(each) && typeof each.at === 'number');

type Options = {
  folder: Pick<DataFolder, 'temporary'>;
  /** Where the deliveries lie: beside what is stored, never among it. */
  mailFolder: string;
  log: (message: string) => void;
};

/** One JSON file per delivery; all of them are held in memory as well. */
export const openLocalDeliveryStore = async ({
  folder,
  mailFolder,
  log,
}: Options): Promise<DeliveryStore> => {
  const stateFolder = path.join(mailFolder, 'state');
  const sentFile = path.join(mailFolder, 'sent.json');
  await mkdir(stateFolder, { recursive: true, mode: 0o700 });
  const known = await readJsonFolder(stateFolder, { isValue: isDelivery, log });
  const deliveries = new Map(known.map((each) => [each.key, each]));
  let sent: readonly SentMail[] = (await readJsonFile(sentFile, isSent)) ?? [];
  const exclusively = createKeyedLock();

  const write = (file: string, value: unknown) =>
    writeDurably(file, JSON.stringify(value), { temporary: folder.temporary(), mode: 'replace' });

  return {
    change: (key, change) =>
      exclusively(key, async () => {
        const after = change(deliveries.get(key));
        if (!after) return;
        await write(path.join(stateFolder, `${hashOf(key)}.json`), after);
        deliveries.set(key, after);
      }),
    due: (until, limit) =>
      Promise.resolve(byMoment(deliveries.values(), { of: 'dueAt', until, limit })),
    held: (limit) => Promise.resolve(byMoment(deliveries.values(), { of: 'heldSince', limit })),
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
};
