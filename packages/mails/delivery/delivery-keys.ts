import { hashOf } from '../compose/mail';

/**
 * The keys of the deliveries that a record may have: the mail to its owners, the one to whoever sent it, and the one
 * to them once they move up from a waiting list.
 */
export const deliveryKeys = (
  collection: string,
  id: string,
): [owners: string, sender: string, movedUp: string] => [
  hashOf(`${collection}/${id}`),
  hashOf(`${collection}/${id}/confirmation`),
  hashOf(`${collection}/${id}/moved-up`),
];
