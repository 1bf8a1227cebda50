import type { Answer } from '../../../src/schema/opt-in';
import type { MailPlan } from '../mail-plan';
import { endOf, type Token } from '../opt-in/tokens';
import type { Delivery, DeliveryStore } from './delivery';
import { deliveryKeys } from './delivery-keys';
import { type Desk, done, type Records } from './desk';
import { hour } from './pace';

/** What came of a link. */
type Confirmed = Exclude<Answer, 'failed'>;

type Options = {
  plan: MailPlan;
  store: DeliveryStore;
  records: Pick<Records, 'read'>;
  clock: () => number;
};

/**
 * Confirms the record of a link, once: its owners are told from then on. That is one write, so that a record is
 * confirmed and told of, or neither.
 */
export const confirmRecord = async (
  { key, day }: Token,
  { plan, store, records, clock }: Options,
): Promise<Confirmed> => {
  const now = clock();
  const found = await store.read(key);
  if (!found) {
    // What nobody confirmed in time is deleted.
    const days = plan.forms.map(({ confirmation }) => confirmation?.optIn?.days ?? 0);
    return now >= endOf(day, Math.max(0, ...days)) ? 'tooOld' : 'notValid';
  }
  if (found.confirmedAt !== undefined) return 'already';
  if (!(await records.read(found.collection, found.id))) return 'notValid';
  let came: Confirmed = 'notValid';
  await store.change(key, (before) => {
    came = cameOf(before, now);
    if (!before || came !== 'confirmed') return undefined;
    return {
      ...before,
      state: 'waiting',
      firstAt: now,
      dueAt: now,
      unconfirmedUntil: null,
      confirmedAt: now,
    };
  });
  return came;
};

const cameOf = (before: Delivery | undefined, now: number): Confirmed => {
  if (before?.confirmedAt !== undefined) return 'already';
  if (before?.state !== 'unconfirmed') return 'notValid';
  return now < (before.unconfirmedUntil ?? 0) ? 'confirmed' : 'tooOld';
};

/** Records of which fewer are deleted than are told of in one sweep: each takes several writes. */
const atOnce = 50;

/** Deletes what was not confirmed in time: first marked, so that a sweep after a crash goes on. */
const prune = async ({ key, collection, id, firstAt }: Delivery, desk: Desk): Promise<void> => {
  const { store, records, clock, formOf, settle } = desk;
  const now = clock();
  if (!formOf(collection)?.confirmation?.optIn) {
    // Another server, started with another config, may know it; and what config no longer asks for is kept.
    await settle(key, { unconfirmedUntil: now + 24 * hour });
    return;
  }
  let isLate = false;
  await store.change(key, (before) => {
    isLate = before?.confirmedAt === undefined && (before?.unconfirmedUntil ?? Infinity) <= now;
    return before && isLate ? { ...before, ...done, state: 'gone' } : undefined;
  });
  if (!isLate) return;
  await records.remove({ collection, id, createdAt: firstAt });
  for (const each of deliveryKeys(collection, id).reverse()) await store.remove(each);
};

/** One that cannot be deleted now, and is tried again by the next sweep, leaves the others their turn. */
export const pruneUnconfirmed = async (desk: Desk): Promise<void> => {
  const late = await desk.store.unconfirmed(desk.clock(), atOnce);
  const errors: unknown[] = [];
  for (const each of late) await prune(each, desk).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
};
