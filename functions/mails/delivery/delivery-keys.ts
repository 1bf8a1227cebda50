import { hashOf } from '../compose/mail';

/** The key of the mail that tells the owners of a record. */
export const deliveryKey = (collection: string, id: string): string =>
  hashOf(`${collection}/${id}`);

/** The key of the mail to whoever sent a record. */
export const confirmationKey = (collection: string, id: string): string =>
  hashOf(`${collection}/${id}/confirmation`);

/** The keys of all deliveries that a record may have. */
export const deliveryKeys = (collection: string, id: string): string[] => [
  deliveryKey(collection, id),
  confirmationKey(collection, id),
];
