import { createContext, use } from 'react';

export type Uploads = {
  /**
   * Sends `file` as the value of the field `name`; a file sent before for it is abandoned.
   * Resolves to the file's address, or to '' when it could not be sent.
   */
  start: (
    name: string,
    upload: { file: File; folder: string; onProgress: (share: number) => void },
  ) => Promise<string>;
  /** Takes back what was chosen for the field `name`. */
  cancel: (name: string) => void;
  /** Calls `listener` whenever the form is cleared; returns how to stop. */
  onClear: (listener: () => void) => () => void;
};

export const UploadContext = createContext<Uploads | null>(null);

export const useUploads = (): Uploads => {
  const uploads = use(UploadContext);
  if (!uploads) throw new Error('useUploads() was called outside a form.');
  return uploads;
};
