import type { FormDefinition } from '../form/form-contract';
import type { PageDefinition } from '../sections/page-contract';

export type ConfigModules<Definition> = Record<string, () => Promise<{ default: Definition }>>;

/**
 * Loaders by the path of the file: Vite makes a chunk of each. The dev server has others instead:
 * see tools/dev-config/asked-modules.ts.
 */
export const pageModules = import.meta.glob(
  '../../config/pages/*.ts',
) as ConfigModules<PageDefinition>;
export const formModules = import.meta.glob(
  '../../config/forms/*.ts',
) as ConfigModules<FormDefinition>;
