import type { ComponentType, ReactNode, Ref } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import type { FieldProps } from '../fields/field';
import type { ShowMarks } from '../fields/field-contexts';
import type { LoadedKinds } from '../fields/field-kinds';
import type { FormItem, GroupDefinition, NoteDefinition } from '../fields/registry';
import type { Values } from '../schema/record';
import type { Counted, TakenPlaces } from '../schema/taken-places';
import type { CompiledForm } from './compile-form';
import type { When } from './form-fields';
import type { FormDefinition } from './form-schema';
import type { prefilled } from './prefilled';

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
  /** Names of the files chosen in a field. */
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

export type PlacesProps = {
  /** Loads what knows how many places are taken; rejects if it cannot be had. */
  gateway?: (() => Promise<{ taken?: (collection: string) => Promise<TakenPlaces> }>) | undefined;
  definition: FormDefinition;
  /** How often something was sent. */
  sent: number;
  children: ReactNode;
};

/** Parts that only some forms need, loaded with these forms. */
export type FormParts = {
  kinds: LoadedKinds;
  /** For texts with marks. */
  showMarks?: ShowMarks;
  /** For items with conditions, and their announcements. */
  Conditional?: ComponentType<ConditionalProps>;
  Appeared?: ComponentType<{ children: ReactNode }>;
  /** For notes and groups. */
  Arranged?: ComponentType<ArrangedProps>;
  /** For forms that links fill in. */
  prefilled?: typeof prefilled;
  /** For options with so many places. */
  Field?: ComponentType<FieldProps>;
  Places?: ComponentType<PlacesProps>;
  countedIn?: (form: FormDefinition, values: Values) => Counted | undefined;
  /** For forms with steps. */
  Steps?: ComponentType<StepsProps>;
};

export const noParts: FormParts = { kinds: {} };
