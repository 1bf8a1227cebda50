import { composeConfirmation } from '../compose/compose-confirmation';
import { placeOf } from '../compose/compose-mail';
import { hashOf } from '../compose/mail';
import type { Delivery } from './delivery';
import { type Desk, done } from './desk';
import { createConfirmationLimit, hour } from './pace';

/** The key of the mail to whoever sent a record. */
export const confirmationKey = (collection: string, id: string): string =>
  hashOf(`${collection}/${id}/confirmation`);

/** Sends the mail of a claimed delivery to whoever sent the record. */
export const deliverConfirmation = async (delivery: Delivery, desk: Desk): Promise<void> => {
  const { plan, records, clock, pace, log, formOf, settle, giveUp, handOver } = desk;
  const { key, collection, id } = delivery;
  const isOver = clock() - delivery.firstAt >= pace.giveUpAfter;
  const confirmation = formOf(collection)?.confirmation;
  if (!confirmation && !isOver) {
    // Another server, started with another config, may know it.
    await settle(key, { state: 'waiting', dueAt: clock() + hour });
    return;
  }
  const record = confirmation && (await records.read(collection, id));
  const mail = record && composeConfirmation(record, { plan, collection, confirmation });
  if (!mail) {
    await settle(key, { ...done, state: 'gone' });
    return;
  }
  const what = `the sender of ${placeOf(collection, id)}`;
  const limit = createConfirmationLimit(plan.confirmationsAnHour, desk);
  const turn = await limit.take(key, mail.to.join());
  if (turn === 'never') {
    log(`No mail for ${what}: that address got as many as config/notifications.ts allows.`);
    await settle(key, { ...done, state: 'withheld' });
    return;
  }
  if (turn === 'later') {
    if (isOver) await giveUp(delivery);
    else await settle(key, { state: 'waiting', dueAt: clock() + pace.backoff(delivery.attempts) });
    return;
  }
  // After a crash here it is unknown whether the mail was sent.
  await settle(key, { mayBeOut: true });
  if (await handOver(delivery, mail, what)) await settle(key, { ...done, state: 'sent' });
};
