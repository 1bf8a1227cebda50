import { oncePerValue } from '../../../once-per-value';
import { groupOf, listOf, textOf } from '../../read/values';

/** A field of a form that may be broken, wherever it stands. */
export type Field = {
  path: string;
  name: string | undefined;
  kind: string | undefined;
  entries: Record<string, unknown>;
  /** What must hold for it to be shown, that of its step and its group first. */
  when: readonly Placed[];
};

/** `showWhen` of a field, a note, a group or a step. */
export type Placed = {
  path: string;
  entries: Record<string, unknown>;
  /** Those of the step and the group around it. */
  outer: readonly Placed[];
  /** Places of the first field that it shows or hides, and of the one behind the last. */
  first: number;
  end: number;
};

type Found = { fields: Field[]; conditions: Placed[] };

export type FormParts = {
  readonly fields: readonly Field[];
  readonly conditions: readonly Placed[];
};

type Place = {
  parts: Found;
  path: string;
  outer: readonly Placed[];
};

/** Calls `inside` with all that must hold for what stands at `place`, and notes its own condition. */
const asShown = (
  { showWhen }: Record<string, unknown>,
  { parts, path, outer }: Place,
  inside: (when: readonly Placed[]) => void,
) => {
  if (showWhen === undefined) {
    inside(outer);
    return;
  }
  const first = parts.fields.length;
  const at = `${path}.showWhen`;
  const placed: Placed = { path: at, entries: groupOf(showWhen), outer, first, end: first };
  parts.conditions.push(placed);
  inside([...outer, placed]);
  placed.end = parts.fields.length;
};

const addItems = (items: unknown, { parts, path, outer }: Place) =>
  listOf(items).forEach((item, index) => {
    const entries = groupOf(item);
    const place = { parts, path: `${path}[${index}]`, outer };
    const kind = textOf(entries.kind);
    asShown(entries, place, (when) => {
      if (kind === 'group') {
        addItems(entries.fields, { parts, path: `${place.path}.fields`, outer: when });
      } else if (kind !== 'note') {
        const name = textOf(entries.name);
        parts.fields.push({ path: place.path, name, kind, entries, when });
      }
    });
  });

/** The fields of a form that may be broken, in order, and all that shows or hides parts of it. */
export const formParts = oncePerValue((form: Record<string, unknown>): FormParts => {
  const parts: Found = { fields: [], conditions: [] };
  addItems(form.fields, { parts, path: 'fields', outer: [] });
  listOf(form.steps).forEach((step, index) => {
    const entries = groupOf(step);
    const path = `steps[${index}]`;
    asShown(entries, { parts, path, outer: [] }, (when) =>
      addItems(entries.fields, { parts, path: `${path}.fields`, outer: when }),
    );
  });
  return parts;
});

export const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ name }) => name ?? []);

/** The values of a field's options; none where it has no options. */
export const optionsOf = ({ entries }: Field): string[] =>
  listOf(entries.options).flatMap((option) => textOf(groupOf(option).value) ?? []);
