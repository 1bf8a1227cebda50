/**
 * The results of `work` for all `items`, in their order, with at most `count` of them under way. The first error
 * is thrown, and no further item begun.
 */
export const mapAtOnce = async <Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const waiting = items.entries();
  let failed = false;
  const takeTurns = async () => {
    for (const [index, item] of waiting) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: count }, takeTurns));
  return results;
};
