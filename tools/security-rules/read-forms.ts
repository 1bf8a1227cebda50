import type { FormDefinition } from '../../src/form/form-schema';
import { readConfigSources } from '../check/read/config-files';
import { readLiteral } from '../check/read/read-literal';

/** The forms of config/ in `root`, which must be in order. */
export const readForms = (root: string): FormDefinition[] =>
  Object.entries(readConfigSources(root))
    .filter(([file]) => file.startsWith('config/forms/'))
    .map(([, source]) => readLiteral(source).value as FormDefinition);
