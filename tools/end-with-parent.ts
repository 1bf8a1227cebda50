/** Ends this process as soon as the one that began it is gone, however that was ended: it holds the other end of a channel. */
export const endWithParent = (): void => {
  if (!process.channel) return;
  process.once('disconnect', () => process.exit(1));
  // Nothing is said on it: it is no reason to go on.
  process.channel.unref();
};
