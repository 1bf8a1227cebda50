/**
 * Calls `then` once, when `element` is less than `distance` (of the height of the screen) away from
 * being seen. Returns how to stop waiting.
 */
export const whenNear = (element: Element, distance: `${number}%`, then: () => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: `${distance} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
