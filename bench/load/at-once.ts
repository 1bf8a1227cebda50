/** Does `work` for every item, `limit` of them at a time; rejects with the first failure. */
export const atOnce = async <Item>(
  items: readonly Item[],
  { limit, work }: { limit: number; work: (item: Item) => Promise<void> },
): Promise<void> => {
  const waiting = items.values();
  const workers = Array.from({ length: limit }, async () => {
    for (const item of waiting) await work(item);
  });
  await Promise.all(workers);
};
