import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import type { Delivery, DeliveryStore, Records, SentMail } from '../packages/mails';

/**
 * The collection at Firebase with the state of deliveries. No form can have it, since a form's name
 * starts with a letter; and no rule lets a visitor near it.
 */
export const deliveriesCollection = '_deliveries';

const sentDocuments = { owners: '_mail/sent', senders: '_mail/sentToSenders' };

/** The part of Firestore that is needed. */
export type Database = Pick<Firestore, 'collection' | 'doc' | 'runTransaction'>;

/** `heldOf` joins collection and moment, so that a single-field index finds the oldest of a collection. */
type Stored = Delivery & { heldOf: string | null };

export const toStored = (delivery: Delivery): Stored => {
  const { collection, heldSince } = delivery;
  const moment = String(heldSince).padStart(16, '0');
  return { ...delivery, heldOf: heldSince === null ? null : `${collection}/${moment}` };
};

const fromStored = (data: unknown): Delivery | undefined => {
  if (data === undefined) return undefined;
  const { heldOf: _, ...delivery } = data as Stored;
  return delivery;
};

/** One document for each delivery; each query needs a single-field index, which every field has. */
export const createFirestoreDeliveryStore = (database: Database): DeliveryStore => {
  const deliveries = database.collection(deliveriesCollection);
  const byMoment = async (name: keyof Delivery, until: number, limit: number) => {
    const { docs } = await deliveries
      .where(name, '>', 0)
      .where(name, '<=', until)
      .orderBy(name)
      .limit(limit)
      .get();
    return docs.flatMap((each) => fromStored(each.data()) ?? []);
  };
  const waitingOf = async (collection: string, limit: number) => {
    const { docs } = await deliveries
      .where('heldOf', '>', `${collection}/`)
      .where('heldOf', '<=', `${collection}/~`)
      .orderBy('heldOf')
      .limit(limit)
      .get();
    return docs.flatMap((each) => fromStored(each.data()) ?? []);
  };
  return {
    change: (key, change) =>
      database.runTransaction(async (transaction) => {
        const document = deliveries.doc(key);
        const after = change(fromStored((await transaction.get(document)).data()));
        if (after) transaction.set(document, toStored(after));
      }),
    due: (now, limit) => byMoment('dueAt', now, limit),
    waitingForList: (limit, collection) =>
      collection === undefined
        ? byMoment('heldSince', Number.MAX_SAFE_INTEGER, limit)
        : waitingOf(collection, limit),
    unreported: (limit) => byMoment('unsaidSince', Number.MAX_SAFE_INTEGER, limit),
    unconfirmed: (until, limit) => byMoment('unconfirmedUntil', until, limit),
    remove: async (key) => {
      await deliveries.doc(key).delete();
    },
    read: async (key) => fromStored((await deliveries.doc(key).get()).data()),
    changeSent: (change, to = 'owners') =>
      database.runTransaction(async (transaction) => {
        const document = database.doc(sentDocuments[to]);
        const { mails = [] } = ((await transaction.get(document)).data() ?? {}) as {
          mails?: SentMail[];
        };
        const after = change(mails);
        // All functions share this document: each write makes the others wait.
        if (!isDeepStrictEqual(after, mails)) transaction.set(document, { mails: after });
      }),
  };
};

export const createFirestoreRecords = (database: Database): Records => ({
  read: async (collection, id) => {
    const document = await database.collection(collection).doc(id).get();
    const values = document.data();
    if (!values) return undefined;
    return { id, values, createdAt: document.createTime?.toMillis() ?? Date.now() };
  },
  remove: async ({ collection, id }) => {
    await database.collection(collection).doc(id).delete();
  },
});
