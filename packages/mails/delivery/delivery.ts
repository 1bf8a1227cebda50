/**
 * The state of the mail about a record, or about a list of records. It is stored where no visitor can
 * read or write, without the record's content.
 */
export type Delivery = {
  /** Unguessable. */
  key: string;
  /** The record's collection; empty for a list. */
  collection: string;
  id: string;
  /** The mail to whoever sent the record; else it is to those whom config names. */
  to?: 'sender';
  /** To them again: they moved up from the waiting list. */
  movedUp?: true;
  state: DeliveryState;
  /** Milliseconds since 1970, like all moments. */
  firstAt: number;
  attempts: number;
  /**
   * After a crash or silence of the server: it may have been sent, and is repeated as the same mail or
   * not at all.
   */
  mayBeOut?: boolean;
  /** When it must be looked at again; null for never. */
  dueAt: number | null;
  /** Since when it waits for a list; null where it does not. */
  heldSince: number | null;
  /** Since when a mail should report this failure; null for none. */
  unsaidSince: number | null;
  /** Until when whoever sent the record may confirm it; null where nothing waits for that. */
  unconfirmedUntil?: number | null;
  /** When whoever sent the record confirmed it. */
  confirmedAt?: number;
  /** The other addresses have the mail: these were refused temporarily, first at that time. */
  rest?: { to: string[]; since: number };
  refused?: { address: string; answer: string };
  /** For a list: the keys of its members. */
  members: string[];
};

/** Whether whoever sent a record has confirmed it. */
export type OptInState = {
  /** Milliseconds since 1970; null for not yet. */
  confirmedAt: number | null;
};

/** From the delivery about a record to its owners; undefined where nobody was asked to confirm it. */
export const optInIn = (
  delivery: Partial<Pick<Delivery, 'state' | 'confirmedAt'>> | undefined,
): OptInState | undefined => {
  if (delivery?.confirmedAt !== undefined) return { confirmedAt: delivery.confirmedAt };
  return delivery?.state === 'unconfirmed' ? { confirmedAt: null } : undefined;
};

type DeliveryState =
  /** Whoever sent the record has not confirmed it: nobody is told. */
  | 'unconfirmed'
  /** Being sent, until `dueAt`. */
  | 'sending'
  /** The last attempt failed. */
  | 'waiting'
  /** Too many mails within the hour: it waits for the next list. */
  | 'held'
  | 'sent'
  | 'listed'
  /** A sent list whose members are not all marked yet. */
  | 'marking'
  /** All attempts of a whole day failed. */
  | 'failed'
  /** To a sender whose address got too many within the hour. */
  | 'withheld'
  /** The record was deleted first. */
  | 'gone';

/** A mail that was sent, or may have been. */
export type SentMail = { at: number; name: string };

/** By default the owners. */
export type Recipients = 'owners' | 'senders';

/** Stores the state of deliveries. Resolves once it is durable. */
export type DeliveryStore = {
  /**
   * Changes one delivery exclusively. `change` gets the stored state, may be called again, and returns
   * undefined to leave it.
   */
  change: (
    key: string,
    change: (before: Delivery | undefined) => Delivery | undefined,
  ) => Promise<void>;
  /** Those whose `dueAt` has passed, the earliest first. */
  due: (now: number, limit: number) => Promise<Delivery[]>;
  /** Those waiting for a list, optionally of one collection, the oldest first. */
  waitingForList: (limit: number, collection?: string) => Promise<Delivery[]>;
  /** Those whose failure a mail should report, the oldest first. */
  unreported: (limit: number) => Promise<Delivery[]>;
  /** Those that nobody confirmed in time, the earliest first. */
  unconfirmed: (until: number, limit: number) => Promise<Delivery[]>;
  read: (key: string) => Promise<Delivery | undefined>;
  remove: (key: string) => Promise<void>;
  /** Changes what was lately sent to owners, or to senders, exclusively. */
  changeSent: (
    change: (before: readonly SentMail[]) => readonly SentMail[],
    to?: Recipients,
  ) => Promise<void>;
};
