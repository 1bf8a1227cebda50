import type { Delivery } from './delivery';
import { deliveryKeys } from './delivery-keys';
import { done } from './desk';

/** The mail to whoever moves up from a waiting list at this moment: the next sweep sends it. */
export const movedUpDelivery = (
  { collection, id }: Pick<Delivery, 'collection' | 'id'>,
  now: number,
): Delivery => ({
  ...done,
  key: deliveryKeys(collection, id)[2],
  collection,
  id,
  to: 'sender',
  movedUp: true,
  state: 'waiting',
  firstAt: now,
  attempts: 0,
  dueAt: now,
  members: [],
});
