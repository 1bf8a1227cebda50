const None = () => null;

/** Any part of a motif on a site without one. */
export { None as Backdrop, None as Emblem, None as Mark, None as Opening };
