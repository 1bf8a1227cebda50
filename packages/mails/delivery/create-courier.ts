import { composeMail, placeOf } from '../compose/compose-mail';
import type { Mail } from '../compose/mail';
import { dayOf, endOf } from '../opt-in/tokens';
import { pruneUnconfirmed } from './confirmed-records';
import { deliverConfirmation } from './deliver-confirmation';
import { beginLists, deliverList, markListed } from './deliver-lists';
import type { Delivery } from './delivery';
import { deliveryKeys } from './delivery-keys';
import { createDesk, type Desk, type DeskOptions, done, groupOf } from './desk';
import { hour } from './pace';

export type Courier = {
  /** A record was stored; may be called repeatedly. */
  created: (collection: string, id: string) => Promise<void>;
  /**
   * Does what is due, and prunes what nobody confirmed, whatever fails on the way. Resolves to the number of
   * deliveries; rejects with the first error, once all had their turn.
   */
  sweep: () => Promise<number>;
};

/** Deliveries looked at in one sweep. */
const atOnce = 200;

/** Sends the mail of a claimed record, or leaves it to the next list. */
const deliverRecord = async (delivery: Delivery, desk: Desk): Promise<void> => {
  const { plan, isOwnFile, records, clock, limit, formOf, settle, handOver } = desk;
  const { key, collection, id } = delivery;
  const form = formOf(collection);
  const record = form && (await records.read(collection, id));
  if (!form && clock() - delivery.firstAt < desk.pace.giveUpAfter) {
    // Another server, started with another config, may know it.
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
      // In a list it would be reported twice.
      delivery.mayBeOut
        ? { state: 'waiting', dueAt: clock() + desk.pace.backoff(1) }
        : { ...done, state: 'held', heldSince: clock() },
    );
    return;
  }
  const unreported = await desk.unreported(groupOf(form));
  const { confirmedAt } = delivery;
  let mail: Mail;
  try {
    mail = composeMail(record, { plan, isOwnFile, form, unreported, confirmedAt });
  } catch (error) {
    await limit.giveBack(key);
    await desk.setAside(delivery, placeOf(collection, id), error);
    return;
  }
  // After a crash here it is unknown whether the mail was sent.
  await settle(key, { mayBeOut: true });
  if (!(await handOver(delivery, mail, `${collection}/${id}`))) return;
  await settle(key, { ...done, state: 'sent' });
  for (const each of unreported) await settle(each.key, { unsaidSince: null });
};

/**
 * Reports each record once: by a mail, or by a line in a list where there are too many. Each step is
 * written down first, so that work continues after a crash. One moment stays unknown: when the process
 * dies between the mail server's answer and its being written down. The mail is then sent again under
 * the same id, by which mailboxes recognize it.
 */
export const createCourier = (options: DeskOptions): Courier => {
  const desk = createDesk(options);

  const goOn = async (due: Delivery) => {
    if (due.state === 'marking') {
      await markListed(due, desk);
      return;
    }
    const mine = await desk.claim(due.key);
    if (!mine) return;
    if (mine.members.length > 0) await deliverList(mine, desk);
    else await (mine.to === 'sender' ? deliverConfirmation : deliverRecord)(mine, desk);
  };

  /** What fails for a day in another way than at the mail server, such as a record that cannot be read. */
  const goOnOrGiveUp = async (due: Delivery) => {
    try {
      await goOn(due);
    } catch (error) {
      const { clock, pace, setAside } = desk;
      const isOver = clock() - due.firstAt >= pace.giveUpAfter;
      if (isOver && due.attempts >= pace.fewestAttempts) {
        const { members, collection, id } = due;
        const what = members.length > 0 ? `a list of ${members.length}` : placeOf(collection, id);
        await setAside(due, what, error);
      }
      throw error;
    }
  };

  const begin = async (fresh: Delivery) => {
    const mine = await desk.claim(fresh.key, fresh);
    if (mine) await deliverRecord(mine, desk);
  };

  return {
    created: async (collection, id) => {
      const form = desk.formOf(collection);
      if (!form) return;
      const now = options.clock();
      const fresh: Delivery = {
        ...done,
        key: deliveryKeys(collection, id)[0],
        collection,
        id,
        state: 'sending',
        firstAt: now,
        attempts: 0,
        dueAt: now,
        members: [],
      };
      if (!form.confirmation) {
        await begin(fresh);
        return;
      }
      const key = deliveryKeys(collection, id)[1];
      const toSender: Delivery = { ...fresh, key, to: 'sender' };
      // Before the other one: whoever finds that one begun after a crash knows that this one is, too. And
      // whoever writes confirmation into config does not write to those of last year.
      await options.store.change(key, (before) => (before ? undefined : toSender));
      const { optIn } = form.confirmation;
      if (optIn) {
        const unconfirmedUntil = endOf(dayOf(now), optIn.days);
        const waiting = { ...fresh, ...done, state: 'unconfirmed', unconfirmedUntil } as const;
        await options.store.change(fresh.key, (before) => (before ? undefined : waiting));
        await goOn(toSender);
        return;
      }
      // Each may wait long for the mail server.
      const both = await Promise.allSettled([begin(fresh), goOn(toSender)]);
      for (const each of both) if (each.status === 'rejected') throw each.reason;
    },
    sweep: async () => {
      const errors: unknown[] = [];
      const attempt = (work: Promise<void>) =>
        work.catch((error: unknown) => void errors.push(error));
      await attempt(beginLists(desk));
      const due = await options.store.due(options.clock(), atOnce);
      for (const each of due) await attempt(goOnOrGiveUp(each));
      await attempt(pruneUnconfirmed(desk));
      if (errors.length > 0) throw errors[0];
      return due.length;
    },
  };
};
