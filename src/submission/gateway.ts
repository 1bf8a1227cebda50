import type { StoredRecord } from '../contract/record';

export type UploadOptions = {
  /** A full path in the file storage. */
  path: string;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Where records and files go. Every method rejects when the other side refuses or cannot be had. */
export type Gateway = {
  /** Stores `record` as the document `id`; storing the same twice changes nothing. */
  save: (collection: string, id: string, record: StoredRecord) => Promise<void>;
  /** Resolves to the address that the file can be fetched from. */
  upload: (file: File, options: UploadOptions) => Promise<string>;
};
