/** What stamps may be; a visitor's clock may be years off, and the message still arrives. */
export const stampLimits = {
  /** Milliseconds: the years 2000 to 2100. */
  earliest: Date.UTC(2000, 0),
  latest: Date.UTC(2100, 0),
  /** Characters of a stamp that is text. */
  longest: 100,
};
