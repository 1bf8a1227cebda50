import type { FormDefinition } from '../form/form-schema';
import { loadChunk, loadOnce } from '../loading/load-chunk';
import { formModules } from './config-modules';

const forms = new Map<string, () => Promise<FormDefinition>>();

const load = async (name: string): Promise<FormDefinition> => {
  const loadModule = formModules[name];
  if (!loadModule) throw new Error(`There is no file config/forms/${name}.ts.`);
  return (await loadChunk(loadModule)).default;
};

/** The form of config/forms/<name>.ts: the same promise every time, until one fails. */
export const loadForm = (name: string): Promise<FormDefinition> => {
  const known = forms.get(name) ?? loadOnce(() => load(name));
  forms.set(name, known);
  return known();
};

/** Changes when the form does. */
export const formKey = (name: string) => name;
