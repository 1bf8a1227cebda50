import type { ComponentType } from 'react';
import type { BenchField } from './bench-fields';

/** A way to make a form. What `define` does is not measured, everything else is. */
export type Subject<Definition> = {
  /** The form as plain data, in the words of the subject, and with what must be loaded for it. */
  define: (fields: BenchField[]) => Definition | Promise<Definition>;
  Form: ComponentType<{ definition: Definition }>;
  /** Which fields are marked as wrong once all of them are; `undefined`: nothing is checked. */
  marks: 'first' | 'all' | undefined;
};
