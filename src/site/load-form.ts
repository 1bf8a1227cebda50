import type { FormDefinition } from '../form/form-contract';
import { loadChunk } from './load-chunk';
import { formModules } from './vite-modules';

export const loadForm = async (name: string): Promise<FormDefinition> => {
  const load = formModules[`../../config/forms/${name}.ts`];
  if (!load) throw new Error(`There is no file config/forms/${name}.ts.`);
  return (await loadChunk(load)).default;
};
