/** Any part of a motif on a site without one. */
export const None = () => null;
