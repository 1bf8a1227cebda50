import type { FormDefinition } from '../form/form-schema';
import type { PageDefinition } from '../sections/page-schema';

export type ConfigModules<Definition> = Record<string, () => Promise<{ default: Definition }>>;

/** By file name only: the location of config depends on who runs the site. */
const byName = <Load>(modules: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(modules).map(([file, load]) => [file.replace(/^.*\/|\.ts$/g, ''), load]),
  ) as Record<string, Load>;

/**
 * Loaders by file name: Vite makes a chunk of each. The dev server replaces them: see
 * tools/dev-config/asked-modules.ts.
 */
export const pageModules: ConfigModules<PageDefinition> = byName(
  import.meta.glob('#config/pages/*.ts'),
);
export const formModules: ConfigModules<FormDefinition> = byName(
  import.meta.glob('#config/forms/*.ts'),
);
