/** A record as a form stored it, its values as plain JSON. */
export type Message = {
  collection: string;
  id: string;
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

/**
 * Where what visitors sent is kept. A message or file to be deleted that is gone already is no
 * mistake; a place that is not there at all is one.
 */
export type MessageStore = {
  /** In words. */
  place: string;
  /** The one that its files lie in; undefined where files have names alone. */
  bucket: string | undefined;
  /** The oldest first. */
  messages: (collection: string) => Promise<Message[]>;
  files: (folder: string) => Promise<MessageFile[]>;
  /** Deletes a record and what is known of its mail. */
  deleteMessage: (message: Message) => Promise<void>;
  /** Resolves to whether it was there. */
  deleteFile: (name: string) => Promise<boolean>;
};
