/** Where an example stands alone. The hash says which, so that the next one needs no page load. */
export const frameAddress = (id: string) => `/__gallery/frame#/${id}`;

/** The example that a hash names; none for the anchors that stand in an example itself. */
export const idInHash = (hash: string) =>
  hash.startsWith('#/') ? decodeURIComponent(hash.slice(2)) : undefined;
