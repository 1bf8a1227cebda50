import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '../schema/record';
import { isolated } from '../theme/isolated';
import type { EntryPlace } from './list/entries';
import type { NoteDefinition } from './registry';

/** What the fields of every form say to visitors; config/site.ts has the texts. */
export type FieldWords = Partial<ListWords> & {
  /** Shown when pasted text was cut; {limit} is how many characters the field takes. */
  cut: string;
};

export type ListWords = {
  addEntry: string;
  removeEntry: string;
  /** The title of an entry; {label} and {number} are replaced. */
  entryTitle: string;
  /** Announced when an entry was removed; {entry} is its title. */
  entryRemoved: string;
};

export const FieldWordsContext = createContext<FieldWords | null>(null);

export const useFieldWords = (): FieldWords => {
  const words = use(FieldWordsContext);
  if (!words) throw new Error('useFieldWords() was called outside <FieldWordsContext>.');
  return words;
};

/** Whether a rule asks for one of several fields; Vite writes it. */
const asksForOneOfSeveral = globalThis.__SITE__?.asksForOneOfSeveral ?? true;

/**
 * The field with the error, and those by which it could be solved as well, by the names of their controls; and the id of
 * the form's alert.
 */
type ShownError = { field: string; others?: readonly string[]; alertId: string };

export const ErrorContext = createContext<ShownError | null>(null);

/** The ids of the alert for a field: as its own error, or as one that it could solve. */
export const errorIdsOf = (error: ShownError | null, name: string) => ({
  errorId: error?.field === name ? error.alertId : undefined,
  solvesId: asksForOneOfSeveral && error?.others?.includes(name) ? error.alertId : undefined,
});

/** The form's state, for fields that change what the form asks. */
export type FieldForm = Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'trigger'>;

export const FieldFormContext = createContext<FieldForm | null>(null);

/** The values of the fields that are shown, with those that are worked out from others. */
export const WorkedOutContext = createContext<((values: Values) => Values) | null>(null);

/** Shows its children while `shown`, announces them by `name` as they appear, and keeps what was typed in them. */
export type ShownProps = { shown: boolean; name: string; children: ReactNode };

/** Null where nothing of the form has a condition. */
export const ShownContext = createContext<ComponentType<ShownProps> | null>(null);

/** Shows a note between the fields of an entry. Null where no entry has one. */
export const EntryNoteContext = createContext<ComponentType<
  EntryPlace & { note: NoteDefinition }
> | null>(null);

/** Renders the marks of a text: bold, italic, links. */
export type ShowMarks = (text: string) => ReactNode;

/** Null where no text of the form has marks. */
export const MarksContext = createContext<ShowMarks | null>(null);

export const Words = ({ text }: { text: string }) => use(MarksContext)?.(text) ?? isolated(text);

/** The type of a stored file: its IANA media type and its extension. */
type SentType = { contentType: string; extension: string };

export type Uploads = {
  /**
   * Sends `file` as the value of the field `name` once its type is known; null refuses it. A file sent
   * earlier for that field is abandoned and reports nothing more.
   * Resolves to the file's address, or to '' if it was refused or could not be sent.
   */
  start: (
    name: string,
    upload: {
      file: File;
      type: Promise<SentType | null>;
      folder: string;
      onProgress: (share: number) => void;
    },
    /** Distinguishes the files of a field that takes several. */
    id?: string,
  ) => Promise<string>;
  /** Takes back what was chosen for the field `name`. */
  cancel: (name: string, id?: string) => void;
  /** Names of the files of the field `name` that were sent or are being sent. */
  namesOf: (name: string) => string[];
  /** Calls `listener` whenever the form is cleared; returns a function that stops it. */
  onClear: (listener: () => void) => () => void;
};

export const UploadContext = createContext<Uploads | null>(null);

export const useUploads = (): Uploads => {
  const uploads = use(UploadContext);
  if (!uploads) throw new Error('useUploads() was called outside a form.');
  return uploads;
};
