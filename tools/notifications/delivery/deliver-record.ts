import { composeMail } from '../compose/compose-mail';
import type { Delivery } from './delivery';
import { done, groupOf, type Desk } from './desk';
import { hour } from './pace';

/** Sends the mail of a record that was claimed, or leaves it to the next list. */
export const deliverRecord = async (delivery: Delivery, desk: Desk): Promise<void> => {
  const { plan, isOwnFile, records, clock, limit, formOf, settle, handOver } = desk;
  const { key, collection, id } = delivery;
  const form = formOf(collection);
  const record = form && (await records.read(collection, id));
  if (!form && clock() - delivery.firstAt < desk.pace.giveUpAfter) {
    // Another server, which was started with another config, may know it.
    await settle(key, { state: 'waiting', dueAt: clock() + hour });
    return;
  }
  if (!form || !record) {
    await settle(key, { ...done, state: 'gone' });
    return;
  }
  if (!(await limit.take(key))) {
    await settle(
      key,
      // In a list it would be told twice.
      delivery.mayBeOut
        ? { state: 'waiting', dueAt: clock() + desk.pace.backoff(1) }
        : { ...done, state: 'held', heldSince: clock() },
    );
    return;
  }
  const unsaid = await desk.unsaid(groupOf(form));
  const mail = composeMail(record, { plan, isOwnFile, form, unsaid });
  // Whoever finds this after a death cannot know whether the mail went out.
  await settle(key, { mayBeOut: true });
  if (!(await handOver(delivery, mail, `${collection}/${id}`))) return;
  await settle(key, { ...done, state: 'sent' });
  for (const each of unsaid) await settle(each.key, { unsaidSince: null });
};
