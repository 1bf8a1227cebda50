import type { StoredRecord } from '../schema/record';

export type UploadOptions = {
  /** A full path in the file storage, another one each time: nothing stored is ever replaced. */
  newPath: () => string;
  /** What the file is stored and served as, and how the name it is saved under ends. */
  contentType: string;
  extension: string;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The other side has read what was sent and will never take it: sending it again is of no use. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Where records and files go. Every method rejects when the other side refuses or cannot be had. */
export type Gateway = {
  /**
   * Stores `record` as the document `id`; storing the same twice changes nothing. Rejects with a
   * RefusedError, whose message says why, when the database itself has refused this very record.
   */
  save: (collection: string, id: string, record: StoredRecord) => Promise<void>;
  /** Resolves to the address that the file can be fetched from. */
  upload: (file: File, options: UploadOptions) => Promise<string>;
};
