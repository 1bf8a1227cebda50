import type { StoredRecord } from '../contract/record';

/** A record on its way to the database, with all that is needed to send it again. */
export type Unsent = {
  collection: string;
  /** The document's id, made before the first attempt: a repeat is the same document. */
  id: string;
  record: StoredRecord;
  /** When it was submitted, in milliseconds since 1970. */
  since: number;
};

/** Where records wait. No method rejects: what cannot be kept for long is kept while the page lives. */
export type OutboxStore = {
  put: (unsent: Unsent) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** All that waits, also what other tabs and earlier visits left; oldest first. */
  all: () => Promise<Unsent[]>;
};
