/**
 * How far it is known of a record, or of a list of records, that somebody hears of it. It lies where
 * no visitor can read or write, and says nothing of what a record holds.
 */
export type Delivery = {
  /** Nobody can guess it from outside. */
  key: string;
  /** Where the record is; empty for a list. */
  collection: string;
  id: string;
  state: DeliveryState;
  /** Milliseconds since 1970, like all moments. */
  firstAt: number;
  attempts: number;
  /** Somebody died over it, or the server fell silent: it may be on its way, and goes as the same mail or not at all. */
  mayBeOut?: boolean;
  /** When somebody must look again; null for never. */
  dueAt: number | null;
  /** Since when it waits for a list; null where it does not. */
  heldSince: number | null;
  /** Since when a mail is to say that this could not be mailed; null where none is to. */
  unsaidSince: number | null;
  /** The other addresses have the mail: these were refused for now, the first time then. */
  rest?: { to: string[]; since: number };
  /** An address that did not get mails, and what the mail server says of it. */
  refused?: { address: string; answer: string };
  /** Of a list: the keys of what stands in it. */
  members: string[];
};

type DeliveryState =
  /** Somebody is at it, until `dueAt`. */
  | 'sending'
  /** The last attempt failed. */
  | 'waiting'
  /** Too many mails went out within the hour: it waits for the next list. */
  | 'held'
  | 'sent'
  | 'listed'
  /** A list that has been sent; its members are not all marked yet. */
  | 'marking'
  /** For a whole day no attempt went well. */
  | 'failed'
  /** The record was deleted before. */
  | 'gone';

/** A mail that went out, or may have. */
export type SentMail = { at: number; name: string };

/** Where it is kept how far deliveries are. What is resolved outlives the process. */
export type DeliveryStore = {
  /**
   * Changes one delivery while nobody else does. `change` is given what stands there, may be called
   * again, and answers undefined to leave it.
   */
  change: (
    key: string,
    change: (before: Delivery | undefined) => Delivery | undefined,
  ) => Promise<void>;
  /** Those whose `dueAt` has come, the earliest first. */
  due: (now: number, limit: number) => Promise<Delivery[]>;
  /** Those that wait for a list, of one collection where one is named, the oldest first. */
  held: (limit: number, collection?: string) => Promise<Delivery[]>;
  /** Those of which a mail is to say that they could not be mailed, the oldest first. */
  unsaid: (limit: number) => Promise<Delivery[]>;
  read: (key: string) => Promise<Delivery | undefined>;
  /** Changes what is known of the mails of the last hour, while nobody else does. */
  changeSent: (change: (before: readonly SentMail[]) => readonly SentMail[]) => Promise<void>;
};
