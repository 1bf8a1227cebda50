/** @jest-environment node */
import { delivery, deliveryStoreCases } from '../../../packages/mails/testing/delivery-store-cases';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { openDataFolder } from '../store/data-folder';
import { createDeliveryFiles } from './delivery-files';
import { openLocalDeliveryStore } from './local-delivery-store';

const folder = temporaryFolders();

const openOn = async (root: string) => {
  const folder = await openDataFolder(root);
  const files = createDeliveryFiles({ folder, log: () => undefined });
  const { store } = await openLocalDeliveryStore({ files, now: 1_000, longestWait: 1_000 });
  return store;
};

deliveryStoreCases('on the disk', async () => [await openOn(folder()), await openOn(folder())]);

test('what lies on the disk is there for the next process', async () => {
  const first = await openOn(folder());
  await first.change('list~a', () => delivery('list~a', { dueAt: 7, members: ['x'] }));
  await first.changeSent(() => [{ at: 1, name: 'x' }]);
  const second = await openOn(folder());
  expect(await second.due(9, 9)).toEqual(await first.due(9, 9));
  let seen: unknown;
  await second.changeSent((before) => (seen = before));
  expect(seen).toEqual([{ at: 1, name: 'x' }]);
});

test('what a clock that was ahead wrote waits no longer than what the right one writes', async () => {
  const ahead = { firstAt: 9_000, dueAt: 9_000, heldSince: 9_000 };
  const first = await openOn(folder());
  await first.change('a', () => delivery('a', ahead));
  const second = await openOn(folder());
  expect(await second.read('a')).toMatchObject({ firstAt: 1_000, dueAt: 1_000, heldSince: 1_000 });
});
