import { loadKinds } from '../fields/field-kinds';
import { timedOptions } from '../fields/offered';
import type { FormItem } from '../fields/registry';
import { listIn } from '../fields/stored-group/as-list';
import { loadChunk } from '../loading/load-chunk';
import { isLoaded } from '../rules/predicates';
import { hasMarks } from '../schema/parse-marks';
import { formFields, stepsOf } from './form-fields';
import type { FormParts } from './form-parts';
import type { FormDefinition } from './form-schema';
import { showsThanks } from './thanks/shows-thanks';

/** Whether a note has more than a paragraph, or opens; whether one stands within a list. Vite writes it. */
const hasRichNotes = globalThis.__SITE__?.hasRichNotes ?? true;
const notesInLists = globalThis.__SITE__?.notesInLists ?? true;

const isRich = (item: FormItem) =>
  item.kind === 'note' && (item.paragraphs ?? item.question) !== undefined;

/** Whether the thanks of a form stay below it; whether visitors may save one and go on later. Vite writes it. */
const hasThanks = globalThis.__SITE__?.showsThanks ?? true;
const savesForLater = globalThis.__SITE__?.savesForLater ?? true;

const itemsOf = (items: readonly FormItem[]): FormItem[] =>
  items.flatMap((item) => [item, ...('fields' in item ? itemsOf(item.fields) : [])]);

const isMarked = (definition: unknown): boolean => {
  if (typeof definition === 'string') return hasMarks(definition);
  return (
    typeof definition === 'object' &&
    definition !== null &&
    Object.values(definition).some(isMarked)
  );
};

const lacksRules = ({ rules, ...form }: FormDefinition): boolean =>
  [...rules, ...formFields(form).flatMap(({ field }) => listIn(field)?.rules ?? [])].some(
    (rule) => !isLoaded(rule),
  );

type LoadMarks = () => Promise<Pick<FormParts, 'showMarks'>>;

/** Loads the optional parts that a form needs. Rejects if one cannot be loaded. */
export const loadFormParts = async (
  definition: FormDefinition,
  loadMarks: LoadMarks,
): Promise<FormParts> => {
  const steps = stepsOf(definition);
  const items = steps.flatMap(({ fields }) => itemsOf(fields));
  const isArranged = items.some(({ kind }) => kind === 'note' || kind === 'group');
  const isCounted = items.some((item) => 'places' in item && item.places);
  const isConditional = items.some(({ showWhen }) => showWhen);
  const isTimed = items.some(
    (item) =>
      'options' in item &&
      timedOptions(item).some(({ begins, ends }) => (begins ?? ends) !== undefined),
  );
  const isRichlyNoted = hasRichNotes && items.some(isRich);
  const isNotedWithin =
    notesInLists &&
    items.some(
      (item) =>
        (item.kind === 'list' || item.kind === 'stored-group') &&
        item.fields.some(({ kind }) => kind === 'note'),
    );
  const isPrefilled = items.some((item) => 'prefill' in item && item.prefill !== undefined);
  const [
    kinds,
    marked,
    conditional,
    arranged,
    thanks,
    later,
    rich,
    noted,
    counted,
    stepped,
    fromLinks,
    offered,
  ] = await Promise.all([
    loadKinds(formFields(definition).map(({ field }) => field)),
    isMarked({ ...definition, rules: [] }) ? loadChunk(loadMarks) : {},
    isConditional ? loadChunk(() => import('./conditional/conditional')) : {},
    isArranged ? loadChunk(() => import('./arranged/arranged')) : {},
    hasThanks && showsThanks(definition) ? loadChunk(() => import('./thanks/thanks')) : {},
    savesForLater && definition.saveForLater ? loadChunk(() => import('./later/later')) : {},
    isRichlyNoted ? loadChunk(() => import('./arranged/rich-note')) : {},
    isNotedWithin ? loadChunk(() => import('./arranged/entry-note')) : undefined,
    isCounted ? loadChunk(() => import('./counted')) : {},
    definition.steps ? loadChunk(() => import('./steps/steps')) : {},
    isPrefilled ? loadChunk(() => import('./prefilled')) : {},
    isTimed ? loadChunk(() => import('./offered')) : undefined,
    lacksRules(definition) ? loadChunk(() => import('../rules/later-rules')) : {},
  ]);
  const parts: FormParts = {
    kinds,
    ...marked,
    ...conditional,
    ...arranged,
    ...thanks,
    ...later,
    ...rich,
    ...counted,
    ...stepped,
    ...fromLinks,
  };
  if (noted) parts.Appeared = noted.withEntryNotes(parts.Appeared);
  return offered ? { ...parts, Field: offered.offeredField(parts.Field) } : parts;
};
