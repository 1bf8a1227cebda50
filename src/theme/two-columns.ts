/** A grid's columns: two where each has room for a short field, otherwise one. */
export const twoColumns = 'repeat(auto-fit, minmax(min(100%, max(12rem, 50% - 1rem)), 1fr))';
