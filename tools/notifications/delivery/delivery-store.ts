import type { Delivery, SentMail } from './delivery';

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
