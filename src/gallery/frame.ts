/** Where an example stands alone. The hash says which, so that the next one needs no page load. */
export const frameAddress = (id: string) => `/__gallery/frame#/${id}`;

/** The example that a hash names; none for the anchors that stand in an example itself. */
export const idInHash = (hash: string) =>
  hash.startsWith('#/') ? decodeURIComponent(hash.slice(2)) : undefined;

/** What a frame tells the gallery of itself: how high its content is, in CSS pixels. */
type FrameHeight = { frameHeight: number };

export const isFrameHeight = (data: unknown): data is FrameHeight =>
  typeof data === 'object' && data !== null && 'frameHeight' in data;

/** Tells the gallery around this document how high its content is, now and whenever that changes. */
export const reportFrameHeight = () => {
  if (window.parent === window) return;
  new ResizeObserver(([entry]) => {
    const frameHeight = Math.ceil(entry?.contentRect.height ?? 0);
    // Made that high, the frame would not be drawn and could never say more.
    if (frameHeight === 0) return;
    window.parent.postMessage({ frameHeight } satisfies FrameHeight, window.location.origin);
  }).observe(document.body);
};
