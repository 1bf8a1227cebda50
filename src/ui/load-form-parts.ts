import { loadKinds } from '../fields/field-kinds';
import type { FormItem } from '../fields/registry';
import { formFields, stepsOf } from '../form/form-fields';
import type { FormParts } from '../form/form-parts';
import type { FormDefinition } from '../form/form-schema';
import { loadChunk } from '../loading/load-chunk';
import { hasMarks } from '../schema/parse-marks';

const itemsOf = (items: readonly FormItem[]): FormItem[] =>
  items.flatMap((item) => [item, ...(item.kind === 'group' ? itemsOf(item.fields) : [])]);

const isMarked = (definition: unknown): boolean => {
  if (typeof definition === 'string') return hasMarks(definition);
  return (
    typeof definition === 'object' &&
    definition !== null &&
    Object.values(definition).some(isMarked)
  );
};

/** Loads the optional parts that a form needs. Rejects if one cannot be loaded. */
export const loadFormParts = async (definition: FormDefinition): Promise<FormParts> => {
  const steps = stepsOf(definition);
  const items = steps.flatMap(({ fields }) => itemsOf(fields));
  const isArranged = items.some(({ kind }) => kind === 'note' || kind === 'group');
  const isConditional = items.some(({ showWhen }) => showWhen);
  const [kinds, marked, conditional, arranged, stepped] = await Promise.all([
    loadKinds(formFields(definition).map(({ field }) => field)),
    isMarked({ ...definition, rules: [] }) ? loadChunk(() => import('./marked')) : {},
    isConditional ? loadChunk(() => import('../form/conditional/conditional')) : {},
    isArranged ? loadChunk(() => import('../form/arranged/arranged')) : {},
    definition.steps ? loadChunk(() => import('../form/steps/steps')) : {},
  ]);
  return { kinds, ...marked, ...conditional, ...arranged, ...stepped };
};
