import type { ComponentType } from 'react';
import type { BenchField } from './bench-fields';

/** A way to make a form. `define` is not measured, everything else is. */
export type Subject<Definition> = {
  /** The form as plain data in the library's own format, with everything it must load. */
  define: (fields: BenchField[]) => Definition | Promise<Definition>;
  Form: ComponentType<{ definition: Definition }>;
  /** Which fields are marked once all are wrong; `undefined`: nothing is checked. */
  marks: 'first' | 'all' | undefined;
};
