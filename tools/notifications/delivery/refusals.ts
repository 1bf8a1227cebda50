import { hashOf } from '../compose/message-id';
import type { Refusal } from '../mailer/mailer';
import type { MailForm } from '../plan/mail-plan';
import type { Delivery } from './delivery';
import type { DeliveryStore } from './delivery-store';
import { hour, type Pace } from './pace';

/** How long addresses are tried that were refused for now. Another list of a group waits for the one before. */
export const isRestOver = (
  { members }: Delivery,
  { since, now, pace }: { since: number; now: number; pace: Pace },
): boolean => now - since >= (members.length > 0 ? hour : pace.giveUpAfter);

/** The next mail to those who hear of this form says that an address was refused. */
export const reportRefused = async (
  store: DeliveryStore,
  { address, answer }: Refusal,
  { form, group, now }: { form: MailForm; group: string; now: number },
): Promise<void> => {
  const key = `refused~${hashOf(`${group}/${address}`)}`;
  await store.change(key, () => ({
    key,
    collection: form.collection,
    id: '',
    state: 'failed',
    firstAt: now,
    attempts: 0,
    dueAt: null,
    heldSince: null,
    unsaidSince: now,
    members: [],
    refused: { address, answer },
  }));
};
