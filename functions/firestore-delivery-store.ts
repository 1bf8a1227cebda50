import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import type { Delivery, SentMail } from '../tools/notifications/delivery/delivery';
import type { DeliveryStore } from '../tools/notifications/delivery/delivery-store';
import { deliveriesCollection } from './deliveries-collection';

const sentDocument = '_mail/sent';

/** What of Firestore is needed. */
export type Database = Pick<Firestore, 'collection' | 'doc' | 'runTransaction'>;

/** One document for each delivery; each query needs an index of one field alone, which every field has. */
export const createFirestoreDeliveryStore = (database: Database): DeliveryStore => {
  const deliveries = database.collection(deliveriesCollection);
  const byMoment = async (name: keyof Delivery, until: number, limit: number) => {
    const { docs } = await deliveries
      .where(name, '>', 0)
      .where(name, '<=', until)
      .orderBy(name)
      .limit(limit)
      .get();
    return docs.map((each) => each.data() as Delivery);
  };
  return {
    change: (key, change) =>
      database.runTransaction(async (transaction) => {
        const document = deliveries.doc(key);
        const before = (await transaction.get(document)).data() as Delivery | undefined;
        const after = change(before);
        if (after) transaction.set(document, after);
      }),
    due: (now, limit) => byMoment('dueAt', now, limit),
    held: (limit) => byMoment('heldSince', Number.MAX_SAFE_INTEGER, limit),
    unsaid: (limit) => byMoment('unsaidSince', Number.MAX_SAFE_INTEGER, limit),
    read: async (key) => (await deliveries.doc(key).get()).data() as Delivery | undefined,
    changeSent: (change) =>
      database.runTransaction(async (transaction) => {
        const document = database.doc(sentDocument);
        const { mails = [] } = ((await transaction.get(document)).data() ?? {}) as {
          mails?: SentMail[];
        };
        const after = change(mails);
        // All functions share this document: each write makes the others wait.
        if (!isDeepStrictEqual(after, mails)) transaction.set(document, { mails: after });
      }),
  };
};
