import type { CountedField } from '../../../src/form/counted-fields';
import type { TakenPlaces } from '../../../src/schema/taken-places';
import type { OptInState } from '../../mails';
import type { SiteForm } from '../../records';

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

export type DeletedMessage = Pick<Message, 'collection' | 'id' | 'name' | 'createdAt'> & {
  /** It is on a waiting list, and takes no place. */
  waits?: boolean;
  /** The fields of its form whose options have so many places. */
  counted?: readonly CountedField[];
};

export type MovedMessage = Pick<Message, 'collection' | 'id' | 'name'> & {
  /** The stamp of who waits. */
  waiting: string;
  counted: readonly CountedField[];
  /** Whoever sent it gets a mail about that. */
  isTold: boolean;
  /** Milliseconds since 1970. */
  now: number;
};

/** `full`: too few places are left for it; `gone`: it waits no more, or is deleted. */
export type Moved = 'moved' | 'full' | 'gone';

/** A file that a visitor sent. */
type MessageFile = {
  /** With its folders, as Image/CvDeveloper/0f8f… */
  name: string;
  createdAt: number;
};

export type Order = 'oldest' | 'newest';

/** Everything that a form stored, in order; not held in memory. */
export type Collected = {
  count: number;
  /** The names of all fields in any of them. */
  fields: Iterable<string>;
  messages: (order: Order) => AsyncIterable<Message> | Iterable<Message>;
  /** Frees its disk space. */
  close: () => Promise<void>;
};

/**
 * Where visitors' messages are stored. However many there are, memory holds few of them at a time.
 * Deleting a message or file that is gone already is no error; a place that does not exist is one.
 */
export type MessageStore = {
  /** In words. */
  place: string;
  /** The bucket of its files; undefined where files have only names. */
  bucket: string | undefined;
  /** In no particular order. */
  messages: (collection: string) => AsyncIterable<Message>;
  collect: (collection: string) => Promise<Collected>;
  /** Whether its sender has confirmed it; undefined where nobody was asked to. */
  optInOf: (message: Pick<Message, 'collection' | 'id'>) => Promise<OptInState | undefined>;
  /** In no particular order. */
  files: (folder: string) => AsyncIterable<MessageFile>;
  /** Deletes a record and the state of its mail, and frees the places that it takes. */
  deleteMessage: (message: DeletedMessage) => Promise<void>;
  taken: (message: Pick<Message, 'collection' | 'name'>) => Promise<TakenPlaces>;
  /**
   * Gives a message on a waiting list its places, if so many are left, and has the mail of a place sent to who wrote it.
   * The places are counted with that, or nothing changes.
   */
  moveUp: (message: MovedMessage) => Promise<Moved>;
  /** Resolves to whether it existed. */
  deleteFile: (name: string) => Promise<boolean>;
};

export type Found = { form: SiteForm; message: Message };

/** The side effects of the command, replaced in tests. */
export type Outside = {
  store: MessageStore;
  forms: readonly SiteForm[];
  now: number;
  /** Resolves when there is room for more. */
  print: (text: string) => Promise<void>;
  /** Resolves to whether a person agreed. */
  ask: (question: string) => Promise<boolean>;
  /** Resolves to the path, once the file is complete. */
  write: (name: string, text: AsyncIterable<string>) => Promise<string>;
};
