import type { ComponentType } from 'react';
import type { ControlProps } from './control-props';
import type { FieldKind } from './registry';

type ControlModule = { default: ComponentType<ControlProps<FieldKind>> };

/** The control of every field kind, by the path of its file. Vite reads the folders. */
export const controlModules = import.meta.glob<ControlModule>('./*/control.tsx', { eager: true });
