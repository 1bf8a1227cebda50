import type { ReactNode, Ref } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Values } from '../../schema/record';
import type { CompiledForm } from '../compile-form';
import type { FormDefinition } from '../form-schema';

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
