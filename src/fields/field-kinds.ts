import { loadChunk } from '../loading/load-chunk';
import type { KindModule } from './kind-module';
import { LineControl } from './line-control';
import type { FieldDefinition } from './registry';
import { listIn } from './stored-group/as-list';
import { textValue } from './text-value';
import { firstKinds, laterKinds } from './vite-modules';

/** Kinds loaded for a form, by the paths of their files. */
export type LoadedKinds = Readonly<Record<string, KindModule>>;

const line: KindModule = { Control: LineControl, value: textValue };

/** Whether a field takes words of the visitor's own; Vite writes it. */
const takesOwnWords = globalThis.__SITE__?.takesOwnWords ?? true;

/** Whether a number has a − and a +; Vite writes it. */
const hasSteppers = globalThis.__SITE__?.hasSteppers ?? true;

/** Whether a time is one of the opening hours; Vite writes it. */
const hasSlots = globalThis.__SITE__?.hasSlots ?? true;

/** Whether several answers can be chosen in the rows of a matrix; Vite writes it. */
const hasSeveralInRows = globalThis.__SITE__?.hasSeveralInRows ?? true;

/** Whether fields are stored together; Vite writes it. */
const hasStoredGroups = globalThis.__SITE__?.hasStoredGroups ?? true;

/** A field that takes several of what its kind takes, or words of the visitor's own, or has more, has another control. */
const partOf = (field: FieldDefinition) => {
  if (hasSteppers && 'steppers' in field && field.steppers) return 'steppers/';
  if (hasSlots && 'slots' in field && field.slots) return 'slots/';
  if (hasSeveralInRows && 'several' in field && field.several) return 'several/';
  if (hasStoredGroups && 'ways' in field) return 'by-country/';
  if ('maxFiles' in field && field.maxFiles !== undefined) return 'list/';
  return takesOwnWords && 'other' in field && field.other ? 'other/' : '';
};

const fileOf = (field: FieldDefinition) => `./${field.kind}/${partOf(field)}control.tsx`;

/** What visitors load of the field's kind; a kind without a file is a line of text. */
export const kindOf = (field: FieldDefinition, loaded: LoadedKinds): KindModule =>
  loaded[fileOf(field)] ?? firstKinds[fileOf(field)] ?? line;

const fieldsIn = (field: FieldDefinition): FieldDefinition[] => [
  field,
  ...(listIn(field)?.fields ?? []),
];

/** Loads the missing kinds of these fields, and of those within. Rejects if one cannot be loaded. */
export const loadKinds = async (fields: readonly FieldDefinition[]): Promise<LoadedKinds> => {
  const files = [...new Set(fields.flatMap(fieldsIn).map(fileOf))];
  const loaded = await Promise.all(
    files.flatMap((file) => {
      const load = laterKinds[file];
      return load ? loadChunk(load).then((kind) => [file, kind] as const) : [];
    }),
  );
  const kinds: Record<string, KindModule> = {};
  for (const [file, kind] of loaded) {
    kinds[file] = 'within' in kind ? kind.within((field) => kindOf(field, kinds)) : kind;
  }
  return kinds;
};
