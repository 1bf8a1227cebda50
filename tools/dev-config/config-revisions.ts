/** Which files of config are shown differently since a page was served. */
export const createRevisions = () => {
  let now = 0;
  const changedAt = new Map<string, number>();
  return {
    /** What a page is told as it is served: all that it loads later is at least of this revision. */
    now: () => now,
    change: (files: readonly string[]) => {
      if (files.length === 0) return;
      now += 1;
      files.forEach((file) => changedAt.set(file, now));
    },
    /** None for a page that does not say what it was served with. */
    changedSince: (revision: unknown): string[] =>
      typeof revision === 'number'
        ? [...changedAt].filter(([, at]) => at > revision).map(([file]) => file)
        : [],
  };
};

/** The name of the page's `meta` with the revision of config that it was served with. */
export const revisionMeta = 'config-revision';
