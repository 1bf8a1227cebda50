import type { Delivery, DeliveryStore, SentMail } from '../delivery/delivery';

/** A delivery that waits, with other keys where `more` has them. */
export const delivery = (key: string, more: Partial<Delivery> = {}): Delivery => ({
  key,
  collection: 'Contact_cli',
  id: key,
  state: 'waiting',
  firstAt: 1,
  attempts: 0,
  dueAt: null,
  heldSince: null,
  unsaidSince: null,
  members: [],
  ...more,
});

const keys = (found: Delivery[]) => found.map(({ key }) => key);

/** What every store of deliveries does, wherever it keeps them, and two processes on one place. */
export const deliveryStoreCases = (
  name: string,
  open: () => Promise<[DeliveryStore, DeliveryStore]>,
): void => {
  describe(name, () => {
    let store: DeliveryStore;
    let other: DeliveryStore;
    beforeEach(async () => {
      [store, other] = await open();
    });
    const put = (...all: Delivery[]) =>
      Promise.all(all.map((each) => store.change(each.key, () => each)));

    test('stores the keys of a change, and leaves the others', async () => {
      const more = {
        rest: { to: ['new@acme.test'], since: 5 },
        refused: { address: 'gone@acme.test', answer: '550' },
      };
      await put(delivery('a'), delivery('c', more));
      expect(await store.read('c')).toEqual(delivery('c', more));
      await store.change('a', (before) => before && { ...before, attempts: 3 });
      await store.change('a', () => undefined);
      await store.change('b', (before) => before && { ...before, attempts: 3 });
      expect(await store.read('a')).toEqual(delivery('a', { attempts: 3 }));
      expect(await store.read('b')).toBeUndefined();
    });

    test('changes one delivery, and the mails of the last hour, by one at a time, in this process or another', async () => {
      await put(delivery('a'));
      const count = (at: DeliveryStore) =>
        at.change('a', (before) => before && { ...before, attempts: before.attempts + 1 });
      await Promise.all(Array.from({ length: 10 }, () => [count(store), count(other)]).flat());
      expect((await store.read('a'))?.attempts).toBe(20);
      expect((await other.read('a'))?.attempts).toBe(20);
      const hours = [store, other, store, other].map((at, index) =>
        at.changeSent((before) => [...before, { at: index, name: 'x' }]),
      );
      await Promise.all(hours);
      let seen: readonly SentMail[] = [];
      await store.changeSent((before) => (seen = before));
      expect(seen).toHaveLength(4);
      await store.changeSent((before) => [...before, { at: 9, name: 'y' }], 'senders');
      await other.changeSent((before) => (seen = before), 'senders');
      expect(seen).toEqual([{ at: 9, name: 'y' }]);
      await other.changeSent((before) => (seen = before));
      expect(seen).toHaveLength(4);
    });

    test('finds what another process began, and not what it has done', async () => {
      const found = async (at: DeliveryStore) => [
        keys(await at.due(99, 9)),
        keys(await at.waitingForList(9)),
        keys(await at.waitingForList(9, 'Contact_cli')),
        keys(await at.unreported(9)),
      ];
      await put(
        delivery('due', { dueAt: 10 }),
        delivery('held', { heldSince: 10 }),
        delivery('unreported', { unsaidSince: 10 }),
      );
      expect(await found(other)).toEqual([['due'], ['held'], ['held'], ['unreported']]);
      for (const key of ['due', 'held', 'unreported']) await store.change(key, () => delivery(key));
      expect(await found(other)).toEqual([[], [], [], []]);
    });

    test('finds what is due, held or unreported, the earliest first', async () => {
      await put(
        delivery('late', { dueAt: 30 }),
        delivery('soon', { dueAt: 20 }),
        delivery('now', { dueAt: 10 }),
        delivery('young', { heldSince: 9 }),
        delivery('old', { heldSince: 5 }),
        delivery('unreported', { unsaidSince: 5 }),
        delivery('done'),
      );
      expect(keys(await store.due(20, 9))).toEqual(['now', 'soon']);
      expect(keys(await store.due(99, 1))).toEqual(['now']);
      expect(keys(await store.waitingForList(9))).toEqual(['old', 'young']);
      expect(keys(await store.unreported(9))).toEqual(['unreported']);
    });

    test('finds what is held of one collection, the earliest first', async () => {
      await put(
        delivery('flood', { heldSince: 5, collection: 'Contact' }),
        delivery('young', { heldSince: 1_000 }),
        delivery('old', { heldSince: 9 }),
        delivery('done'),
      );
      expect(keys(await store.waitingForList(9, 'Contact_cli'))).toEqual(['old', 'young']);
      expect(keys(await store.waitingForList(1, 'Contact_cli'))).toEqual(['old']);
      expect(keys(await store.waitingForList(9, 'Contact'))).toEqual(['flood']);
      await store.change('old', (before) => before && { ...before, heldSince: null });
      expect(keys(await store.waitingForList(9, 'Contact_cli'))).toEqual(['young']);
    });
  });
};
