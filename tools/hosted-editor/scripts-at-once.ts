type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** A module, and all that it needs at once. */
const withNeeded = (from: string, modules: Modules): ReadonlySet<string> => {
  const found = new Set([from]);
  // What is added on the way is looked at, too.
  for (const id of found) {
    for (const each of modules.getModuleInfo(id)?.importedIds ?? []) found.add(each);
  }
  return found;
};

/**
 * What the page's first script needs at once, in as few scripts as can be: one that all entries share, and one of its own. By
 * themselves they would be some forty, each a request and a beginning for the compression, since of each something else is
 * loaded later as well.
 */
export const scriptsAtOnce = (first: RegExp, entries: readonly string[]) => {
  let known: ReadonlySet<string>[] | undefined;
  const needed = (modules: Modules) =>
    (known ??= entries.map((entry) => withNeeded(entry, modules)));
  return [
    { name: 'first', test: first, priority: 2 },
    {
      name: (id: string, modules: Modules) =>
        needed(modules).every((each) => each.has(id)) ? 'shared' : null,
      priority: 1,
    },
    {
      name: (id: string, modules: Modules) => (needed(modules)[0]?.has(id) ? 'page' : null),
      priority: 0,
    },
  ];
};
