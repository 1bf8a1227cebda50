import { hashOf } from '../compose/mail';
import { beginLists, deliverList, deliverRecord, markListed } from './deliver';
import type { Delivery } from './delivery';
import { createDesk, done, type DeskOptions } from './desk';

export type Courier = {
  /** A record was stored; may be called repeatedly. */
  created: (collection: string, id: string) => Promise<void>;
  /** Does what is due. Resolves to the number of deliveries. */
  sweep: () => Promise<number>;
};

/** Deliveries looked at in one sweep. */
const atOnce = 200;

export const deliveryKey = (collection: string, id: string): string =>
  hashOf(`${collection}/${id}`);

/**
 * Reports each record once: by a mail, or by a line in a list where there are too many. Each step is
 * written down first, so that work continues after a crash. One moment stays unknown: when the process
 * dies between the mail server's answer and its being written down. The mail is then sent again under
 * the same id, by which mailboxes recognize it.
 */
export const createCourier = (options: DeskOptions): Courier => {
  const desk = createDesk(options);

  const goOn = async (due: Delivery) => {
    if (due.state === 'marking') {
      await markListed(due, desk);
      return;
    }
    const mine = await desk.claim(due.key);
    if (mine) await (mine.members.length > 0 ? deliverList(mine, desk) : deliverRecord(mine, desk));
  };

  return {
    created: async (collection, id) => {
      if (!desk.formOf(collection)) return;
      const key = deliveryKey(collection, id);
      const now = options.clock();
      const mine = await desk.claim(key, {
        ...done,
        key,
        collection,
        id,
        state: 'sending',
        firstAt: now,
        attempts: 0,
        dueAt: now,
        members: [],
      });
      if (mine) await deliverRecord(mine, desk);
    },
    sweep: async () => {
      await beginLists(desk);
      const due = await options.store.due(options.clock(), atOnce);
      for (const each of due) await goOn(each);
      return due.length;
    },
  };
};
