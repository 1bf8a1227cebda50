/** Longest wait for the browser to report where an element is, in milliseconds; normally it does at once. */
const longestWait = 2000;

/**
 * Calls `then` once, when one of `elements` is less than `distance` (of the screen's height) from view, or the
 * browser does not report it. Returns a function that stops waiting.
 */
export const whenNear = (
  elements: Element | readonly Element[],
  distance: `${number}%`,
  then: () => void,
) => {
  let observer: IntersectionObserver | undefined;
  const stop = () => {
    clearTimeout(silence);
    observer?.disconnect();
  };
  const come = () => {
    stop();
    then();
  };
  const silence = setTimeout(come, longestWait);
  const look = (entries: IntersectionObserverEntry[]) => {
    clearTimeout(silence);
    if (entries.some(({ isIntersecting }) => isIntersecting)) come();
  };
  try {
    observer = new IntersectionObserver(look, { rootMargin: `${distance} 0px` });
    for (const element of [elements].flat()) observer.observe(element);
  } catch {
    come();
  }
  return stop;
};
