import type { ComponentType } from 'react';
import type { ControlProps } from './control-props';
import type { FieldKind } from './registry';
import type { ValueKind } from './value-kind';

/** What visitors load of a field kind: `kind.ts` in its folder. */
export type KindModule<Kind extends FieldKind = FieldKind> = {
  Control: ComponentType<ControlProps<Kind>>;
  value: ValueKind<Kind>;
  /**
   * What the label is: of the one control, which is the rule; of several controls, which name
   * themselves by its id; or the control's own affair.
   */
  label?: 'group' | 'own';
};
