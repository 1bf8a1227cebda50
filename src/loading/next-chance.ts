/** The wait for the next try, in milliseconds: not every browser tells that the network is back. */
const wait = 5_000;

/** Resolves when what could not be loaded is worth another try. */
export const nextChance = () =>
  new Promise((resolve) => {
    setTimeout(resolve, wait);
    window.addEventListener('online', resolve, { once: true });
  });
