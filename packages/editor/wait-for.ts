/** Tries again whenever the page has changed, until it is done or the time is over. */
export const waitFor = (isDone: () => boolean, giveUp: () => void, time: number) => {
  if (isDone()) return;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    if (isDone()) stop();
  });
  const timer = setTimeout(() => {
    stop();
    giveUp();
  }, time);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
};
