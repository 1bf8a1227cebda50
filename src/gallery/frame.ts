/**
 * The document of a single example. The hash names it, so that the next one needs no page load. `words` is the
 * language of the project's own words; empty for those of the site.
 */
export const frameAddress = (id: string, words: string) =>
  `/__gallery/frame${words ? `?words=${words}` : ''}#/${id}`;

/** The example that a hash names; undefined for anchors within an example. */
export const idInHash = (hash: string) =>
  hash.startsWith('#/') ? decodeURIComponent(hash.slice(2)) : undefined;

/** The message from a frame to the gallery: the height of its content in CSS pixels. */
type FrameHeight = { frameHeight: number };

export const isFrameHeight = (data: unknown): data is FrameHeight =>
  typeof data === 'object' && data !== null && 'frameHeight' in data;

/** Reports the height of this document's content to the gallery around it, now and at every change. */
export const reportFrameHeight = () => {
  if (window.parent === window) return;
  new ResizeObserver(([entry]) => {
    const frameHeight = Math.ceil(entry?.contentRect.height ?? 0);
    // A frame of height 0 is not drawn and could never report again.
    if (frameHeight === 0) return;
    window.parent.postMessage({ frameHeight } satisfies FrameHeight, window.location.origin);
  }).observe(document.body);
};
