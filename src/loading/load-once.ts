/** One load for all; a load that failed is tried again by whoever asks next. */
export const loadOnce = <Loaded>(load: () => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    }));
};
