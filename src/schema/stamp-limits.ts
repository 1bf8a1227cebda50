/** Limits of stamps; a visitor's clock may be years off, and the message still arrives. */
export const stampLimits = {
  /** Milliseconds: the years 2000 to 2100. */
  earliest: Date.UTC(2000, 0),
  latest: Date.UTC(2100, 0),
};

/** A stamp from which an age is worked out. */
export const beginsWithDay = /^[0-9]{4}-[0-9]{2}-[0-9]{2}.*$/su;

/** The most characters of texts that come from browsers. */
export const longestStamp = { page: 500, language: 100, campaign: 500 };

/** The fewest and the most characters of a text stamp. */
export const stampLengths = {
  date: { fewest: 1, most: 100 },
  dateTime: { fewest: 1, most: 100 },
  page: { fewest: 1, most: longestStamp.page },
  language: { fewest: 0, most: longestStamp.language },
  pageLanguage: { fewest: 0, most: longestStamp.language },
  campaign: { fewest: 0, most: longestStamp.campaign },
};
