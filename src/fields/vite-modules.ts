import type { ComponentType } from 'react';
import type { ControlProps } from './control-props';
import type { FieldKind } from './registry';

type ControlModule = { default: ComponentType<ControlProps<FieldKind>> };

/** The controls of field kinds that are no line of text, by their files. Vite reads the folders. */
export const controlModules: Readonly<Record<string, ControlModule | undefined>> =
  import.meta.glob<ControlModule>('./*/control.tsx', { eager: true });
