import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormDefinition } from '../../../src/form/form-schema';

const folder = join(import.meta.dirname, '../../../config/forms');

/** All forms of the site. */
export const readForms = async (): Promise<FormDefinition[]> => {
  const forms: FormDefinition[] = [];
  for (const file of readdirSync(folder).sort()) {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as {
      default: FormDefinition;
    };
    forms.push(module.default);
  }
  return forms;
};
