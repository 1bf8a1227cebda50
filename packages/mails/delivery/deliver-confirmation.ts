import { composeConfirmation } from '../compose/compose-confirmation';
import { placeOf } from '../compose/compose-mail';
import type { Mail } from '../compose/mail';
import { confirmationFor } from '../mail-plan';
import { createTokens, dayOf } from '../opt-in/tokens';
import type { Delivery } from './delivery';
import { deliveryKeys } from './delivery-keys';
import { type Desk, done } from './desk';
import { createConfirmationLimit, hour } from './pace';

/** The address that confirms a record, on this page, for whoever sent it. */
const confirmLink = async (
  { collection, id, firstAt }: Delivery,
  page: string | undefined,
  { plan, optInSecret, origin }: Desk,
) => {
  if (page === undefined) return undefined;
  const { write } = createTokens((await optInSecret?.()) ?? '');
  const token = write({ key: deliveryKeys(collection, id)[0], day: dayOf(firstAt) });
  return `${origin?.() ?? plan.origin}${page}?token=${token}`;
};

/** Sends the mail of a claimed delivery to whoever sent the record. */
export const deliverConfirmation = async (delivery: Delivery, desk: Desk): Promise<void> => {
  const { plan, records, clock, pace, log, formOf, settle, giveUp, handOver } = desk;
  const { key, collection, id } = delivery;
  const isOver = clock() - delivery.firstAt >= pace.giveUpAfter;
  const form = formOf(collection);
  const confirmation = form?.confirmation;
  if (!confirmation && !isOver) {
    // Another server, started with another config, may know it.
    await settle(key, { state: 'waiting', dueAt: clock() + hour });
    return;
  }
  const record = confirmation && (await records.read(collection, id));
  const own = form && record && confirmationFor(plan, form, record.values);
  const page = (own?.confirmation ?? confirmation)?.optIn?.page;
  let link: string | undefined;
  try {
    link = await confirmLink(delivery, page, desk);
  } catch (error) {
    // Other mails must not wait for this one.
    log(`No mail for ${placeOf(collection, id)}: ${String(error)}`);
    await settle(key, { state: 'waiting', dueAt: clock() + pace.backoff(delivery.attempts) });
    return;
  }
  const what = `the sender of ${placeOf(collection, id)}`;
  let mail: Mail | undefined;
  try {
    const movedUpAt = delivery.movedUp && delivery.firstAt;
    mail = own && composeConfirmation(record, { ...own, collection, link, movedUpAt });
  } catch (error) {
    await desk.setAside(delivery, what, error);
    return;
  }
  if (!mail) {
    await settle(key, { ...done, state: 'gone' });
    return;
  }
  const limit = createConfirmationLimit(plan.confirmationsAnHour, desk);
  const permit = await limit.take(key, mail.to.join());
  if (permit === 'never') {
    log(`No mail for ${what}: that address got as many as config/notifications.ts allows.`);
    await settle(key, { ...done, state: 'withheld' });
    return;
  }
  if (permit === 'later') {
    if (isOver) await giveUp(delivery);
    else await settle(key, { state: 'waiting', dueAt: clock() + pace.backoff(delivery.attempts) });
    return;
  }
  // After a crash here it is unknown whether the mail was sent.
  await settle(key, { mayBeOut: true });
  if (await handOver(delivery, mail, what)) await settle(key, { ...done, state: 'sent' });
};
