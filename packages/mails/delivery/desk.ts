import type { MailContext, MailRecord, Unreported } from '../compose/compose-mail';
import { hashOf, type Mail } from '../compose/mail';
import { oneLine } from '../compose/visitor-words';
import type { MailForm } from '../mail-plan';
import { type Mailer, MailProblem, type Refusal } from '../mailer/mailer';
import type { Delivery, DeliveryStore } from './delivery';
import { createHourlyLimit, hour, type HourlyLimit, type Pace } from './pace';

/** How long temporarily refused addresses are retried. Another list of a group waits for the one before. */
const isRestOver = (
  { members }: Delivery,
  { since, now, pace }: { since: number; now: number; pace: Pace },
): boolean => now - since >= (members.length > 0 ? hour : pace.giveUpAfter);

const reportRefused = async (
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

export type Records = {
  /** Undefined where it no longer exists. */
  read: (collection: string, id: string) => Promise<MailRecord | undefined>;
  /** With what is kept of it elsewhere, such as mails. */
  remove: (record: { collection: string; id: string; createdAt: number }) => Promise<void>;
};

export type DeskOptions = MailContext & {
  store: DeliveryStore;
  records: Records;
  mailer: Mailer;
  /** Milliseconds since 1970. */
  clock: () => number;
  pace: Pace;
  log: (message: string) => void;
  /** What signs links to confirm; needed where the plan has some. */
  optInSecret?: () => string | Promise<string>;
  /** With what links begin; by default the address of the site. */
  origin?: (() => string) | undefined;
};

/** What deliveries of records and lists share. */
export type Desk = DeskOptions & {
  limit: HourlyLimit;
  /** The groups of recipients, by their key. */
  groups: ReadonlyMap<string, readonly string[]>;
  formOf: (collection: string) => MailForm | undefined;
  /** Claims a delivery for this process; undefined where another has it, or nothing is left to do. */
  claim: (key: string, fresh?: Delivery) => Promise<Delivery | undefined>;
  settle: (key: string, change: Partial<Delivery>) => Promise<void>;
  /** Unreported failures of `group`. */
  unreported: (group: string) => Promise<(Delivery & Unreported)[]>;
  /** No more attempts: the next mail to the owners reports it. */
  giveUp: (delivery: Delivery) => Promise<void>;
  /** Gives up a delivery of which no mail can be made, and says so in the log. */
  setAside: (delivery: Delivery, what: string, error: unknown) => Promise<void>;
  /** Sends a mail and logs it; errors are stored and logged. Resolves to success. */
  handOver: (delivery: Delivery, mail: Mail, what: string) => Promise<boolean>;
};

/** Nothing is left to do. */
export const done = { dueAt: null, heldSince: null, unsaidSince: null } as const;

/** Failures that one mail reports. */
const mostUnreported = 1000;

/** The key of a form's recipients, in any order. */
export const groupOf = ({ to }: Pick<MailForm, 'to'>): string =>
  hashOf(
    to
      .map((each) => each.toLowerCase())
      .toSorted()
      .join(),
  ).slice(0, 20);

const inMinutes = (milliseconds: number) => `${Math.ceil(milliseconds / 60_000)} min`;

export const createDesk = (options: DeskOptions): Desk => {
  const { plan, store, mailer, clock, pace, log } = options;
  const groups = new Map(plan.forms.map((form) => [groupOf(form), form.to]));
  const limit = createHourlyLimit({ store, clock, lists: groups.size });
  const formOf = (collection: string) => plan.forms.find((each) => each.collection === collection);

  const settle: Desk['settle'] = (key, change) =>
    store.change(key, (before) => before && { ...before, ...change });

  const claim: Desk['claim'] = async (key, fresh) => {
    let mine: Delivery | undefined;
    await store.change(key, (before) => {
      const now = clock();
      const from = before ?? fresh;
      const isDue = from !== undefined && from.dueAt !== null && from.dueAt <= now;
      mine =
        isDue && from.state !== 'marking'
          ? {
              ...from,
              state: 'sending',
              attempts: from.attempts + 1,
              dueAt: now + pace.lease,
            }
          : undefined;
      return mine;
    });
    return mine;
  };

  /** The owners know nothing of what nobody has confirmed. */
  const unreportedAt = ({ to, collection }: Delivery) =>
    to === 'sender' && formOf(collection)?.confirmation?.optIn ? null : clock();

  const giveUp: Desk['giveUp'] = async (delivery) => {
    const { key, members } = delivery;
    const failed = { ...done, state: 'failed', unsaidSince: unreportedAt(delivery) } as const;
    for (const member of members) await settle(member, failed);
    await settle(key, members.length > 0 ? { ...done, state: 'failed', members: [] } : failed);
  };

  const setAside: Desk['setAside'] = async (delivery, what, error) => {
    // A reason may quote what a visitor sent: logs hold none of it.
    const reason = error instanceof Error ? error.name : 'unknown';
    log(
      `No mail can be made for ${oneLine(what)} (${reason}). The next mail mentions it. What was sent is stored.`,
    );
    await giveUp(delivery);
  };

  const note = async (
    delivery: Delivery,
    { what, mail }: { what: string; mail: Mail },
    error: unknown,
  ) => {
    const isCertain = error instanceof MailProblem && error.isCertain;
    if (isCertain) await limit.giveBack(delivery.key);
    const reason = error instanceof Error ? error.message : String(error);
    const isToSender = delivery.to === 'sender';
    // Logs hold nothing that a visitor sent.
    const message = `No mail for ${what}: ${isToSender ? reason.replaceAll(mail.to.join(), '…') : reason}`;
    if (isToSender && error instanceof MailProblem && error.kind === 'no mailbox') {
      log(`${message} The next mail mentions it. What was sent is stored.`);
      await giveUp(delivery);
      return;
    }
    const isOver =
      clock() - delivery.firstAt >= pace.giveUpAfter && delivery.attempts >= pace.fewestAttempts;
    if (isOver) {
      log(`${message} It was tried for a day; the next mail mentions it. What was sent is stored.`);
      await giveUp(delivery);
      return;
    }
    const wait = pace.backoff(delivery.attempts);
    log(`${message} It will be tried again in ${inMinutes(wait)}. What was sent is stored.`);
    await settle(delivery.key, {
      state: 'waiting',
      dueAt: clock() + wait,
      mayBeOut: !isCertain || delivery.mayBeOut === true,
    });
  };

  /** The next mail names permanently refused addresses. */
  const report = async (mail: Mail, refused: readonly Refusal[]) => {
    const group = groupOf({ to: [...mail.to] });
    const form = plan.forms.find((each) => groupOf(each) === group);
    for (const each of refused) {
      log(
        `The mail server refuses ${each.address} (“${each.answer}”): look at it in config/notifications.ts. The other addresses got the mail.`,
      );
      if (form) await reportRefused(store, each, { form, group, now: clock() });
    }
  };

  /** Resolves to whether nothing is left to do. */
  const tryRest = async (delivery: Delivery, mail: Mail, refused: readonly Refusal[]) => {
    const now = clock();
    const since = delivery.rest?.since ?? now;
    const isOver = isRestOver(delivery, { since, now, pace });
    const rest = refused.filter(({ isForNow }) => isForNow && !isOver);
    await report(
      mail,
      refused.filter((each) => !rest.includes(each)),
    );
    if (rest.length === 0) return true;
    const to = rest.map(({ address }) => address);
    const wait = pace.backoff(delivery.attempts);
    log(
      `The mail server does not accept ${to.join(', ')} for now (“${rest[0]?.answer}”). It will be tried again in ${inMinutes(wait)}. The other addresses got the mail.`,
    );
    // A list would reach those again who have it.
    await settle(delivery.key, {
      state: 'waiting',
      dueAt: now + wait,
      mayBeOut: true,
      rest: { to, since },
    });
    return false;
  };

  const handOver: Desk['handOver'] = async (delivery, mail, what) => {
    const left = delivery.rest?.to;
    const to = left ? mail.to.filter((each) => left.includes(each)) : mail.to;
    // Config has other addresses now.
    if (to.length === 0) return true;
    try {
      const { refused } = await mailer.send({ ...mail, to });
      return await tryRest(delivery, mail, refused);
    } catch (error) {
      if (!left) {
        await note(delivery, { what: oneLine(what), mail }, error);
        return false;
      }
      if (error instanceof MailProblem && error.isCertain) await limit.giveBack(delivery.key);
      const answer = error instanceof Error ? error.message : String(error);
      return tryRest(
        delivery,
        mail,
        to.map((address) => ({ address, isForNow: true, answer })),
      );
    }
  };

  return {
    ...options,
    limit,
    groups,
    formOf,
    claim,
    settle,
    unreported: async (group) => {
      const all = await store.unreported(mostUnreported);
      return all.filter(({ collection }) => {
        const form = formOf(collection);
        return form !== undefined && groupOf(form) === group;
      });
    },
    giveUp,
    setAside,
    handOver,
  };
};
