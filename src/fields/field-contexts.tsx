import { createContext, type ReactNode, use } from 'react';

/** What fields of every form say to visitors; config/site.ts has the words. */
type FieldWords = {
  /** Said when pasted text was cut; {limit} is how many characters the field takes. */
  cut: string;
};

export const FieldWordsContext = createContext<FieldWords | null>(null);

export const useFieldWords = (): FieldWords => {
  const words = use(FieldWordsContext);
  if (!words) throw new Error('useFieldWords() was called outside <FieldWordsContext>.');
  return words;
};

/** Shows the marks of a text: bold, italic, links. */
export type ShowMarks = (text: string) => ReactNode;

/** Null where no text of the form has marks. */
export const MarksContext = createContext<ShowMarks | null>(null);

/** Words of config that may have marks. */
export const Words = ({ text }: { text: string }) => use(MarksContext)?.(text) ?? text;

/** What a file is stored as: an IANA media type, and how names of such files end. */
type SentType = { contentType: string; extension: string };

export type Uploads = {
  /**
   * Sends `file` as the value of the field `name` once its type is known; null refuses it. A file
   * sent before for that field is abandoned and reports nothing more.
   * Resolves to the file's address, or to '' when it was refused or could not be sent.
   */
  start: (
    name: string,
    upload: {
      file: File;
      type: Promise<SentType | null>;
      folder: string;
      onProgress: (share: number) => void;
    },
    /** Tells the files of a field that takes several from each other. */
    slot?: string,
  ) => Promise<string>;
  /** Takes back what was chosen for the field `name`. */
  cancel: (name: string, slot?: string) => void;
  /** Names of the files of the field `name` that were sent or still are. */
  namesOf: (name: string) => string[];
  /** Calls `listener` whenever the form is cleared; returns how to stop. */
  onClear: (listener: () => void) => () => void;
};

export const UploadContext = createContext<Uploads | null>(null);

export const useUploads = (): Uploads => {
  const uploads = use(UploadContext);
  if (!uploads) throw new Error('useUploads() was called outside a form.');
  return uploads;
};
