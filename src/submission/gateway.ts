import type { StoredRecord } from '../schema/record';
import type { Counted, TakenPlaces } from '../schema/taken-places';

export type UploadOptions = {
  /** A full path in the file storage, new each time: nothing stored is ever replaced. */
  newPath: () => string;
  /** The type under which the file is stored and served, and the extension of its stored name. */
  contentType: string;
  extension: string;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The server has read the request and will never accept it: a retry is of no use. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** What a record chose has no place left, or too few. */
export class FullError extends RefusedError {
  /** For the visitor, where some are left. */
  readonly tooFew: string | undefined;

  constructor(message: string, options: ErrorOptions & { tooFew?: string | undefined } = {}) {
    super(message, options);
    this.tooFew = options.tooFew;
  }
}

/** Stores records and files. Every method rejects if the server refuses or cannot be reached. */
export type Gateway = {
  /**
   * Stores `record` as the document `id`; storing it again changes nothing. Rejects with a RefusedError,
   * whose message says why, if the database itself refused this very record.
   */
  save: (collection: string, id: string, record: StoredRecord) => Promise<void>;
  /**
   * The same of a record that takes places. If one of them is none any more it is stored as waiting, without
   * taking any, or rejects with a FullError where the form has no waiting list. Missing where no form of the
   * site has places.
   */
  saveCounted?: (
    collection: string,
    id: string,
    counted: Pick<Counted, 'places' | 'waiting'> & { record: StoredRecord },
  ) => Promise<'saved' | 'waiting'>;
  /** How many places of a collection are taken; missing where no form of the site has any. */
  taken?: (collection: string) => Promise<TakenPlaces>;
  /** Resolves to the file's download address. */
  upload: (file: File, options: UploadOptions) => Promise<string>;
};
