import type { ComponentType } from 'react';
import type { ControlProps } from '../../../src/fields/control-props';
import EmailControl from '../../../src/fields/email/control';
import type { FieldKind } from '../../../src/fields/registry';
import TelControl from '../../../src/fields/tel/control';
import TextControl from '../../../src/fields/text/control';

type Control = { default: ComponentType<ControlProps<FieldKind>> };

/** Stands in for src/fields/vite-modules.ts with what the forms of Home need, and no more. */
export const controlModules = {
  './email/control.tsx': { default: EmailControl },
  './tel/control.tsx': { default: TelControl },
  './text/control.tsx': { default: TextControl },
} as Record<string, Control>;
