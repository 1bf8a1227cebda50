import { hashOf } from '../compose/mail';

/** The keys of the deliveries that a record may have: the mail to its owners, and the one to whoever sent it. */
export const deliveryKeys = (collection: string, id: string): [owners: string, sender: string] => [
  hashOf(`${collection}/${id}`),
  hashOf(`${collection}/${id}/confirmation`),
];
