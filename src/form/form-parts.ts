import type { ComponentType, ReactNode, Ref } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import type { ShowMarks } from '../fields/field-contexts';
import type { LoadedKinds } from '../fields/field-kinds';
import type { FormItem, GroupDefinition, NoteDefinition } from '../fields/registry';
import type { Condition } from '../schema/condition';
import type { Values } from '../schema/record';
import type { CompiledForm } from './compile-form';
import type { FormDefinition } from './form-schema';

export type StepsHandle = {
  /** The step that comes after the one that is shown; undefined where the form is sent. */
  next: () => number | undefined;
  /** Leaves the steps behind: the browser's way back leads out of the form then. Never rejects. */
  leave: () => Promise<void>;
};

export type StepsProps = {
  ref: Ref<StepsHandle>;
  definition: FormDefinition;
  compiled: CompiledForm;
  form: Pick<UseFormReturn<Values>, 'control' | 'getValues' | 'setValue'>;
  /** The step that is wanted: the nearest one that there is is shown. */
  step: number;
  /** The step with which the form began: nobody went there. */
  arrivedAt: number;
  onStep: (step: number) => void;
  /** Names of fields whose files went with the page that was there before. */
  lost: readonly string[];
  /** Names of the files that were chosen in a field. */
  filesOf: (name: string) => string[];
  /** Ends the form: its note and its button. */
  children: ReactNode;
};

export type ConditionalProps = {
  control: Control<Values>;
  when: readonly Condition[];
  /** What is shown: its name is said when it appears. */
  item: FormItem;
  children: ReactNode;
};

export type ArrangedProps = { item: NoteDefinition | GroupDefinition };

/** What some forms need beside what all do: loaded with the form, and by these forms alone. */
export type FormParts = {
  kinds: LoadedKinds;
  /** Where texts have marks. */
  showMarks?: ShowMarks;
  /** Where something is shown sometimes, and who says so. */
  Conditional?: ComponentType<ConditionalProps>;
  Appeared?: ComponentType<{ children: ReactNode }>;
  /** Where there are notes or groups. */
  Arranged?: ComponentType<ArrangedProps>;
  /** Where the form is asked in steps. */
  Steps?: ComponentType<StepsProps>;
};

export const noParts: FormParts = { kinds: {} };
