import type { ComponentType, ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { ShowMarks } from '../fields/field-contexts';
import type { LoadedKinds } from '../fields/field-kinds';
import type { FormItem, GroupDefinition, NoteDefinition } from '../fields/registry';
import type { Condition } from '../schema/condition';
import type { Values } from '../schema/record';
import type { StepsProps } from './steps/steps-props';

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
