import { composeList, type Listed } from '../compose/compose-list';
import { hashOf } from '../compose/mail';
import type { Delivery } from './delivery';
import { type Desk, done, groupOf } from './desk';
import { hour, linesAList, listPrefix } from './pace';

/** Members read and marked at a time. */
const parallelMails = 20;

const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  for (let start = 0; start < items.length; start += parallelMails) {
    await Promise.all(items.slice(start, start + parallelMails).map(work));
  }
};

const groupIn = (list: Delivery) => list.key.slice(listPrefix.length);

/** The oldest of each collection in turn: a flood of one form leaves room for another of the same group. */
const nextMembers = async (group: string, { store, plan }: Desk) => {
  const collections = plan.forms
    .filter((form) => groupOf(form) === group)
    .map(({ collection }) => collection);
  const ofEach = await Promise.all(
    collections.map((each) => store.waitingForList(linesAList, each)),
  );
  const waiting = ofEach.flatMap((deliveries) =>
    deliveries.map((delivery, position) => ({ delivery, position })),
  );
  return waiting
    .sort((a, b) => a.position - b.position)
    .slice(0, linesAList)
    .map(({ delivery }) => delivery)
    .sort((a, b) => (a.heldSince ?? 0) - (b.heldSince ?? 0))
    .map(({ key }) => key);
};

const isOpen = (list: Delivery | undefined) => list !== undefined && list.dueAt !== null;

const beginList = async (group: string, desk: Desk) => {
  const { store, clock } = desk;
  const key = `${listPrefix}${group}`;
  if (isOpen(await store.read(key))) return;
  const members = await nextMembers(group, desk);
  if (members.length === 0) return;
  const now = clock();
  const list: Delivery = {
    ...done,
    key,
    collection: '',
    id: '',
    state: 'waiting',
    firstAt: now,
    attempts: 0,
    dueAt: now,
    members,
  };
  await store.change(key, (before) => (isOpen(before) ? undefined : list));
};

/** Begins a list for each group once something has waited for an hour. */
export const beginLists = async (desk: Desk): Promise<void> => {
  const { store, clock, pace, formOf, settle, groups } = desk;
  const [oldest] = await store.waitingForList(1);
  if (oldest?.heldSince == null || clock() - oldest.heldSince < hour) return;
  if (!formOf(oldest.collection) && clock() - oldest.heldSince >= pace.giveUpAfter) {
    // Neither this nor another server sends mails for that form any more.
    const unwanted = await store.waitingForList(linesAList, oldest.collection);
    await forEach(unwanted, ({ key }) => settle(key, { ...done, state: 'gone' }));
  }
  for (const group of groups.keys()) await beginList(group, desk);
};

const listedIn = async ({ members }: Delivery, { store, records, formOf }: Desk) => {
  const found = new Map<string, Listed>();
  await forEach(members, async (member) => {
    const delivery = await store.read(member);
    // Another list may have included it since this one was begun.
    const isWaitingForList = delivery !== undefined && delivery.heldSince !== null;
    const form = isWaitingForList ? formOf(delivery.collection) : undefined;
    const record = form && delivery && (await records.read(delivery.collection, delivery.id));
    if (form && record) found.set(member, { form, record });
  });
  return members.flatMap((member) => found.get(member) ?? []);
};

/** Marks the members of a sent list; idempotent after a crash. */
export const markListed = async ({ key, members }: Delivery, { settle }: Desk): Promise<void> => {
  await forEach(members, (member) => settle(member, { ...done, state: 'listed' }));
  await settle(key, { ...done, state: 'sent', members: [] });
};

/** Sends a claimed list. */
export const deliverList = async (list: Delivery, desk: Desk): Promise<void> => {
  const { plan, isOwnFile, clock, pace, limit, groups, settle, handOver } = desk;
  const to = groups.get(groupIn(list));
  if (!to) {
    // Config has other addresses now: the members go into a list for them.
    await settle(list.key, { ...done, state: 'gone', members: [] });
    return;
  }
  const listed = await listedIn(list, desk);
  if (listed.length > 0) {
    if (!(await limit.take(list.key))) {
      await settle(list.key, { state: 'waiting', attempts: 0, dueAt: clock() + pace.backoff(1) });
      return;
    }
    const unreported = await desk.unreported(groupIn(list));
    const name = hashOf(list.members.join());
    const mail = composeList(listed, { plan, isOwnFile, to, unreported, name });
    if (!(await handOver(list, mail, `a list of ${listed.length}`))) return;
    await settle(list.key, { state: 'marking', dueAt: clock() });
    await forEach(unreported, ({ key }) => settle(key, { unsaidSince: null }));
  }
  await markListed(list, desk);
};
