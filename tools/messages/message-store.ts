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

/** Where what visitors sent is kept. What is deleted that is not there is no mistake. */
export type MessageStore = {
  /** In words. */
  place: string;
  /** The oldest first. */
  messages: (collection: string) => Promise<Message[]>;
  files: (folder: string) => Promise<MessageFile[]>;
  /** Deletes a record and what is known of its mail. */
  deleteMessage: (message: Message) => Promise<void>;
  deleteFile: (name: string) => Promise<void>;
};
