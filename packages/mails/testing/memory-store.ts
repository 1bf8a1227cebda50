import { byMoment, waitingForList } from '../../local-firebase/mails/waiting-deliveries';
import type { Delivery, DeliveryStore, Recipients, SentMail } from '../delivery/delivery';

/** Deliveries in memory, for tests: what it holds can be looked at. */
export const createMemoryStore = () => {
  const deliveries = new Map<string, Delivery>();
  const sent: Record<Recipients, readonly SentMail[]> = { owners: [], senders: [] };
  const soon = <Value>(value: Value) => Promise.resolve(value);
  const store: DeliveryStore = {
    change: (key, change) => {
      const after = change(deliveries.get(key));
      if (after) deliveries.set(key, after);
      return soon(undefined);
    },
    due: (until, limit) => soon(byMoment(deliveries.values(), { of: 'dueAt', until, limit })),
    waitingForList: (limit, collection) =>
      soon(waitingForList(deliveries.values(), limit, collection)),
    unreported: (limit) => soon(byMoment(deliveries.values(), { of: 'unsaidSince', limit })),
    unconfirmed: (until, limit) =>
      soon(byMoment(deliveries.values(), { of: 'unconfirmedUntil', until, limit })),
    remove: (key) => {
      deliveries.delete(key);
      return soon(undefined);
    },
    read: (key) => soon(deliveries.get(key)),
    changeSent: (change, to = 'owners') => {
      sent[to] = change(sent[to]);
      return soon(undefined);
    },
  };
  return { store, deliveries };
};
