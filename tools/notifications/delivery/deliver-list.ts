import { composeList, type Listed } from '../compose/compose-list';
import { hashOf } from '../compose/message-id';
import type { Delivery } from './delivery';
import { done, groupOf, type Desk } from './desk';
import { listPrefix } from './hourly-limit';
import { hour, linesAList } from './pace';

/** Members are read and marked side by side, so many at a time. */
const sideBySide = 20;

const forEach = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  for (let start = 0; start < items.length; start += sideBySide) {
    await Promise.all(items.slice(start, start + sideBySide).map(work));
  }
};

const groupIn = (list: Delivery) => list.key.slice(listPrefix.length);

/** Begins a list for each group of which something has waited for an hour. */
export const beginLists = async ({ store, clock, formOf, settle }: Desk): Promise<void> => {
  const held = await store.held(linesAList);
  const now = clock();
  if (held[0]?.heldSince == null || now - held[0].heldSince < hour) return;
  const byGroup = new Map<string, string[]>();
  for (const { key, collection } of held) {
    const form = formOf(collection);
    // Nobody wants to hear of that form any more.
    if (!form) await settle(key, { ...done, state: 'gone' });
    else byGroup.set(groupOf(form), [...(byGroup.get(groupOf(form)) ?? []), key]);
  }
  for (const [group, members] of byGroup) {
    const key = `${listPrefix}${group}`;
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
    await store.change(key, (before) => (before && before.dueAt !== null ? undefined : list));
  }
};

const listedIn = async ({ members }: Delivery, { store, records, formOf }: Desk) => {
  const found = new Map<string, Listed>();
  await forEach(members, async (member) => {
    const delivery = await store.read(member);
    const form = delivery && formOf(delivery.collection);
    const record = form && (await records.read(delivery.collection, delivery.id));
    if (form && record) found.set(member, { form, record });
  });
  return members.flatMap((member) => found.get(member) ?? []);
};

/** Marks what stands in a list that has been sent; begun again after a death, it ends alike. */
export const markListed = async ({ key, members }: Delivery, { settle }: Desk): Promise<void> => {
  await forEach(members, (member) => settle(member, { ...done, state: 'listed' }));
  await settle(key, { ...done, state: 'sent', members: [] });
};

/** Sends a list that was claimed. */
export const deliverList = async (list: Delivery, desk: Desk): Promise<void> => {
  const { plan, isOwnFile, clock, pace, limit, groups, settle, handOver } = desk;
  const to = groups.get(groupIn(list));
  if (!to) {
    // Other addresses stand in config now: what was to be in this list goes into one for them.
    await settle(list.key, { ...done, state: 'gone', members: [] });
    return;
  }
  const listed = await listedIn(list, desk);
  if (listed.length > 0) {
    if (!(await limit.take(list.key))) {
      await settle(list.key, { state: 'waiting', attempts: 0, dueAt: clock() + pace.backoff(1) });
      return;
    }
    const unsaid = await desk.unsaid(groupIn(list));
    const name = hashOf(list.members.join());
    const mail = composeList(listed, { plan, isOwnFile, to, unsaid, name });
    if (!(await handOver(list, mail, `a list of ${listed.length}`))) return;
    await settle(list.key, { state: 'marking', dueAt: clock() });
    await forEach(unsaid, ({ key }) => settle(key, { unsaidSince: null }));
  }
  await markListed(list, desk);
};
