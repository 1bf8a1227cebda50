import type { ComponentType, ReactNode, Ref, RefObject } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import type { FieldProps } from '../fields/field';
import type { ShowMarks } from '../fields/field-contexts';
import type { LoadedKinds } from '../fields/field-kinds';
import type { EntryPlace } from '../fields/list/entries';
import type { FormItem, GroupDefinition, NoteDefinition } from '../fields/registry';
import type { Values } from '../schema/record';
import type { Counted, Sent, TakenPlaces } from '../schema/taken-places';
import type { CompiledForm } from './compile-form';
import type { When } from './form-fields';
import type { FormDefinition } from './form-schema';
import type { prefilled } from './prefilled';
import type { Upload } from './use-uploads';

export type StepsHandle = {
  /** The step after the current one; undefined if the form is to be sent. */
  next: () => number | undefined;
  /** Leaves the steps behind: the browser's Back then leads out of the form. Never rejects. */
  leave: () => Promise<void>;
};

export type StepsProps = {
  ref: Ref<StepsHandle>;
  definition: FormDefinition;
  compiled: CompiledForm;
  form: Pick<UseFormReturn<Values>, 'control' | 'getValues' | 'setValue'>;
  /** The requested step: the nearest existing one is shown. */
  step: number;
  /** The step with which the form began: the visitor did not navigate to it. */
  arrivedAt: number;
  onStep: (step: number) => void;
  /** Names of fields whose files were lost with the previous page. */
  lost: readonly string[];
  filesOf: (name: string) => string[];
  /** The end of the form: its note and its button. */
  children: ReactNode;
};

export type ConditionalProps = {
  control: Control<Values>;
  when: readonly When[];
  /** What is shown: its name is announced when it appears. */
  item: FormItem;
  children: ReactNode;
};

export type ArrangedProps = { item: NoteDefinition | GroupDefinition };

export type RichNoteProps = {
  note: NoteDefinition;
  /** Of an entry of a list: which. */
  entry: EntryPlace | undefined;
  /** Shows a text of the note, with what was answered. */
  Text: ComponentType<{ text: string; entry?: EntryPlace | undefined }>;
  /** Of its headings. */
  level: 'h3' | 'h4';
};

export type PlacesProps = {
  /** Loads what knows how many places are taken; rejects if it cannot be had. */
  gateway?: (() => Promise<{ taken?: (collection: string) => Promise<TakenPlaces> }>) | undefined;
  definition: FormDefinition;
  /** How often something was sent. */
  sent: number;
  children: ReactNode;
};

/** How a form tells what it sends to what thanks for it. */
export type ThanksHandle = {
  /**
   * Keeps what is being sent, of the fields that are shown: the form may be cleared at once, and sent again before the
   * outcome is known. Returns what is to be told the sender's number, and that its outcome is the next.
   */
  keep: (values: Values) => { onReference: (reference: string) => void; onSent: () => void };
  /** The words for an outcome with the sender's number; what is stored is thanked for below the form as well. */
  said: (words: string | undefined, outcome: Sent) => string | undefined;
  /** Sends a file, and keeps its name: a copy has it, not its address. */
  upload: Upload;
};

export type ThanksProps = {
  definition: FormDefinition;
  kinds: LoadedKinds;
  /** The name of the site. */
  site: string;
  upload: Upload;
  children: (thanks: ThanksHandle) => ReactNode;
};

export type LaterProps = {
  definition: FormDefinition;
  compiled: CompiledForm;
  element: RefObject<HTMLFormElement | null>;
  form: Pick<UseFormReturn<Values>, 'setValues'>;
  /** Called with the step at which the visitor was; it may no longer exist. */
  onArrive: (step: number) => void;
  /** Called with the names of the fields whose files were not saved. */
  onLost: (names: readonly string[]) => void;
  /** How often something was sent. */
  sent: number;
  children: ReactNode;
};

export type FormParts = {
  kinds: LoadedKinds;
  /** For texts with marks. */
  showMarks?: ShowMarks;
  /** For items with conditions, and their announcements. */
  Conditional?: ComponentType<ConditionalProps>;
  Appeared?: ComponentType<{ children: ReactNode }>;
  /** For notes and groups. */
  Arranged?: ComponentType<ArrangedProps>;
  /** For notes of more than a paragraph, or that open. */
  RichNote?: ComponentType<RichNoteProps>;
  /** For forms that links fill in. */
  prefilled?: typeof prefilled;
  /** For options with so many places. */
  Field?: ComponentType<FieldProps>;
  Places?: ComponentType<PlacesProps>;
  countedIn?: (form: FormDefinition, values: Values) => Counted | undefined;
  /** For forms whose thanks stay below them. */
  Thanks?: ComponentType<ThanksProps>;
  /** For forms that visitors may save and go on with later. */
  Later?: ComponentType<LaterProps>;
  /** Called with each outcome: what was saved is deleted once it is sent, or will be. */
  forget?: (definition: FormDefinition, outcome: Sent) => void;
  /** For forms with steps. */
  Steps?: ComponentType<StepsProps>;
};

export const noParts: FormParts = { kinds: {} };
