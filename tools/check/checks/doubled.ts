type Named = { name: string | undefined };

/** Those whose name stood before, each with the one that has it first. */
export const doubled = <Each extends Named>(all: readonly Each[]): (Each & { first: Each })[] => {
  const taken = new Map<string, Each>();
  return all.flatMap((each) => {
    if (each.name === undefined) return [];
    const first = taken.get(each.name);
    if (!first) taken.set(each.name, each);
    return first ? [{ ...each, first }] : [];
  });
};
