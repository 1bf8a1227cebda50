/** @jest-environment node */
import { mapAtOnce } from './map-at-once';

/** Work that ends when it is told to, and says what is under way. */
const watched = () => {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const work = (item: number) =>
    new Promise<string>((resolve) => {
      begun.push(item);
      ends.set(item, () => resolve(`made ${item}`));
    });
  const end = async (item: number) => {
    ends.get(item)?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
};

test('no more items are under way than may be', async () => {
  const { begun, work, end } = watched();
  const done = mapAtOnce([1, 2, 3], 2, work);
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(begun).toEqual([1, 2, 3]);
  await end(1);
  await end(3);
  await done;
});

test('results keep the order of their items, whichever ends first', async () => {
  const { work, end } = watched();
  const done = mapAtOnce([1, 2], 2, work);
  await end(2);
  await end(1);
  expect(await done).toEqual(['made 1', 'made 2']);
});

test('nothing begins after an error, which is told', async () => {
  const begun: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('no space');
    return item;
  };
  await expect(mapAtOnce([1, 2, 3, 4], 1, work)).rejects.toThrow('no space');
  expect(begun).toEqual([1]);
});

test('nothing to do gives nothing', async () => {
  expect(await mapAtOnce([], 4, () => Promise.reject(new Error('never')))).toEqual([]);
});
