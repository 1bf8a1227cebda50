import type { FormDefinition } from '../../src/form/form-schema';
import { loadChunk } from '../../src/loading/load-chunk';
import { formModules } from './asked-modules';

/** Stands in for src/site/load-form.ts: a changed form is loaded anew. */
const forms = new Map<string, Promise<FormDefinition>>();
const editions = new Map<string, number>();

const load = async (name: string): Promise<FormDefinition> => {
  const loadModule = formModules[name];
  if (!loadModule) throw new Error(`There is no file config/forms/${name}.ts.`);
  return (await loadChunk(loadModule)).default;
};

export const loadForm = (name: string): Promise<FormDefinition> => {
  const known = forms.get(name) ?? load(name);
  forms.set(name, known);
  known.catch(() => forms.delete(name));
  return known;
};

export const formKey = (name: string) => `${name} ${editions.get(name) ?? 0}`;

export const forgetForm = (name: string) => {
  forms.delete(name);
  editions.set(name, (editions.get(name) ?? 0) + 1);
};
