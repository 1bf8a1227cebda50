import { configTypes } from './config-types';
import { errorsPage } from './errors-page';
import { referencePage } from './reference-page';

/** What the files of the reference must say in `root`, by name. */
export const referenceFiles = (root: string): Record<string, string> => ({
  'docs/config.md': referencePage(root),
  'config/types.ts': configTypes(),
  'docs/errors.md': errorsPage(),
});
