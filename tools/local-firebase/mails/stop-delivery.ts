import { setTimeout as wait } from 'node:timers/promises';
import { type Delivery, deliveryKeys, done } from '../../../packages/mails';
import type { DeliveryFiles } from './delivery-files';

type Options = {
  files: DeliveryFiles;
  collection: string;
  id: string;
  /** Called once where a mail is being sent at the moment. */
  onWait: () => void;
};

/** Milliseconds between two looks at another process's work. */
const pause = 50;

const isUnderWay = (delivery: Delivery | undefined): boolean =>
  delivery?.state === 'sending' && delivery.dueAt !== null && delivery.dueAt > Date.now();

/** Whether a list with this record is being sent. */
const isInList = async (files: DeliveryFiles, key: string): Promise<boolean> => {
  for (const name of await files.names()) {
    const each = await files.readFile(name);
    if (each?.members.includes(key) && isUnderWay(each)) return true;
  }
  return false;
};

/**
 * Once this resolves, no server on the folder mails anything about a record, and a mail in flight has
 * ended. After a crash the wait is as long as for a mail in flight.
 */
export const stopDelivery = async ({ files, collection, id, onWait }: Options): Promise<void> => {
  let isReported = false;
  const waitABit = async () => {
    if (!isReported) onWait();
    isReported = true;
    await wait(pause);
  };
  for (const key of deliveryKeys(collection, id)) {
    let before: Delivery | undefined;
    const fresh = { key, collection, id, firstAt: Date.now(), attempts: 0, members: [] };
    const stop = async () => {
      await files.change(key, (found) => {
        before = found;
        return isUnderWay(found) ? undefined : { ...fresh, ...found, ...done, state: 'gone' };
      });
      return !isUnderWay(before);
    };
    while (!(await stop())) await waitABit();
    if (before?.heldSince == null) continue;
    while (await isInList(files, key)) await waitABit();
  }
};
