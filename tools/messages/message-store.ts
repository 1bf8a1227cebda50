import type { SiteForm } from './site-form';

/** A record as a form stored it, its values as plain JSON. */
export type Message = {
  collection: string;
  id: string;
  /** Of the document, with its project and database. */
  name: string;
  /** Milliseconds since 1970, by the server's clock. */
  createdAt: number;
  values: Readonly<Record<string, unknown>>;
};

/** A file that a visitor sent. */
type MessageFile = {
  /** With its folders, as Image/CvDeveloper/0f8f… */
  name: string;
  createdAt: number;
};

export type Order = 'oldest' | 'newest';

/** All that a form stored, in an order; not held in memory. */
export type Collected = {
  count: number;
  /** The names of all fields that any of them has. */
  fields: Iterable<string>;
  messages: (order: Order) => AsyncIterable<Message> | Iterable<Message>;
  /** Frees what it takes on the disk. */
  close: () => Promise<void>;
};

/**
 * Where what visitors sent is kept. However much that is, memory holds little of it at a time. A
 * message or file to be deleted that is gone already is no mistake; a place that is not there at all
 * is one.
 */
export type MessageStore = {
  /** In words. */
  place: string;
  /** The one that its files lie in; undefined where files have names alone. */
  bucket: string | undefined;
  /** As they come. */
  messages: (collection: string) => AsyncIterable<Message>;
  collect: (collection: string) => Promise<Collected>;
  /** As they come. */
  files: (folder: string) => AsyncIterable<MessageFile>;
  /** Deletes a record and what is known of its mail. */
  deleteMessage: (
    message: Pick<Message, 'collection' | 'id' | 'name' | 'createdAt'>,
  ) => Promise<void>;
  /** Resolves to whether it was there. */
  deleteFile: (name: string) => Promise<boolean>;
};

/** A record and the form that stored it. */
export type Found = { form: SiteForm; message: Message };

/** All that the forms stored, as it comes. */
export async function* allOf(
  store: MessageStore,
  forms: readonly SiteForm[],
): AsyncGenerator<Found> {
  for (const form of forms) {
    for await (const message of store.messages(form.collection)) yield { form, message };
  }
}

/** What the command does outside: tests see it. */
export type Outside = {
  store: MessageStore;
  forms: readonly SiteForm[];
  now: number;
  /** Resolves when there is room for more. */
  print: (text: string) => Promise<void>;
  /** Resolves to whether a person agreed. */
  ask: (question: string) => Promise<boolean>;
  /** Resolves to where it was written, once it is there as a whole. */
  write: (name: string, text: AsyncIterable<string>) => Promise<string>;
};
