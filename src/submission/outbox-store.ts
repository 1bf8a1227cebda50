import type { StoredRecord } from '../schema/record';

/** A record on its way to the database, with all that is needed to send it again. */
export type Unsent = {
  collection: string;
  /** The document's id, made before the first attempt: a repeat is the same document. */
  id: string;
  record: StoredRecord;
  /** When it was submitted, in milliseconds since 1970 by the visitor's clock, which may be wrong. */
  since: number;
  /** On how many days it failed, and on which of them last, in days since 1970. */
  failed?: { days: number; last: number };
  /** Set aside: kept and not sent any more. Why, and since when in milliseconds since 1970. */
  refused?: { reason: string; at: number };
};

/** Where records are kept. No method rejects: what cannot be kept for long is kept while the page lives. */
export type OutboxStore = {
  /** Has written the record down before it returns, where the browser can do that. */
  put: (unsent: Unsent) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** All that is kept, also what other tabs and earlier visits left; oldest first. */
  all: () => Promise<Unsent[]>;
};
