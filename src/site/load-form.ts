import type { FormDefinition } from '../form/form-contract';
import { loadChunk } from '../loading/load-chunk';
import { loadOnce } from '../loading/load-once';
import { formModules } from './config-modules';

const forms = new Map<string, () => Promise<FormDefinition>>();

const load = async (name: string): Promise<FormDefinition> => {
  const loadModule = formModules[`../../config/forms/${name}.ts`];
  if (!loadModule) throw new Error(`There is no file config/forms/${name}.ts.`);
  return (await loadChunk(loadModule)).default;
};

/** The form of config/forms/<name>.ts: the same promise every time, until one fails. */
export const loadForm = (name: string): Promise<FormDefinition> => {
  const known = forms.get(name) ?? loadOnce(() => load(name));
  forms.set(name, known);
  return known();
};

const editions = new Map<string, number>();

/** On the dev server alone: how often the form has changed since the page was loaded. */
export const formEdition = (name: string) => editions.get(name) ?? 0;

/** On the dev server alone: the form has changed, and is loaded anew by whoever shows it. */
export const forgetForm = (name: string) => {
  forms.delete(name);
  editions.set(name, formEdition(name) + 1);
};
