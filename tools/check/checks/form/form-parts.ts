import { fieldSchemas } from '../../../../src/fields/registry';
import { passes, ruleNames } from '../../../../src/rules/predicates';
import { everyRule, type RuleDefinition, ruleSchemas } from '../../../../src/rules/schemas';
import type { Metadata } from '../../../../src/schema/metadata';
import type { Value } from '../../../../src/schema/record';
import { groupOf, listOf, textOf } from '../../../config-reader/values';
import { inQuotes, meantBy } from '../../../nearest/meant-by';
import { oncePerValue } from '../../../once-per-value';
import { becomes } from '../../../problems/problem';

/** A field of a form that may be broken, wherever it stands. */
export type Field = {
  path: string;
  name: string | undefined;
  kind: string | undefined;
  entries: Record<string, unknown>;
  /** The conditions under which it is shown, those of its step and group first. */
  when: readonly Placed[];
};

/** `showWhen` of a field, a note, a group or a step. */
export type Placed = {
  path: string;
  entries: Record<string, unknown>;
  /** The conditions of the step and the group around it. */
  outer: readonly Placed[];
  /** The indexes of the first field that it shows or hides, and of the one after the last. */
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

/** Calls `inside` with all conditions at `place`, and records its own. */
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

/** The fields of a form that may be broken, in order, and all conditions. */
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
export const optionsOf = ({ kind, entries }: Field): string[] =>
  listOf(keysOfKind({ kind }).includes('options') && entries.options).flatMap(
    (option) => textOf(groupOf(option).value) ?? [],
  );

/** The option that a word means: written otherwise, or by its label. */
export const optionMeant = (word: string, field: Field) => {
  const values = optionsOf(field);
  const named = listOf(field.entries.options)
    .map(groupOf)
    .filter(({ label, value }) => textOf(label)?.trim() === word.trim() && textOf(value));
  const [only, ...others] = named.map(({ value }) => textOf(value) ?? '');
  const meant = meantBy(word, values);
  if (only === undefined || others.length > 0) return meant;
  return { ...meant, ...becomes(inQuotes(only)) };
};

const known = new Map(Object.entries(fieldSchemas).map(([kind, schema]) => [kind, schema.meta()]));

/** The registry entry of a field's kind. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): Metadata | undefined =>
  known.get(kind ?? '');

/** The schema of a field's kind. */
export const schemaOfKind = ({ kind }: Pick<Field, 'kind'>) =>
  Object.entries(fieldSchemas).find(([name]) => name === kind)?.[1];

/** The keys of such a field. */
export const keysOfKind = (field: Pick<Field, 'kind'>): string[] =>
  Object.keys(schemaOfKind(field)?.fields ?? {});

/** A rule of a form that may be broken. */
export type Rule = {
  path: string;
  field: string | undefined;
  check: string | undefined;
  entries: Record<string, unknown>;
};

export const rulesOf = (form: Record<string, unknown>): Rule[] =>
  listOf(form.rules).map((rule, index) => {
    const entries = groupOf(rule);
    const [field, check] = [textOf(entries.field), textOf(entries.check)];
    return { path: `rules[${index}]`, field, check, entries };
  });

const limiting = new Map(
  Object.entries(ruleSchemas).flatMap(([check, schema]) => {
    const { limits }: Metadata = schema.meta() ?? {};
    const [key] = Object.keys(schema.fields).filter(
      (name) => !(name in everyRule || name === 'check'),
    );
    return limits && key ? [[check, { limits, key }] as const] : [];
  }),
);

/** Whether a kind of rule sets a minimum or maximum, and in which key. */
export const limitingKey = (check = '') => limiting.get(check);

/** Whether `value` passes a rule that may be broken; undefined where that is unknown. */
export const rulePasses = (rule: Record<string, unknown>, value: unknown): boolean | undefined => {
  try {
    return passes(rule as RuleDefinition, value as Value);
  } catch {
    // A rule of an unknown kind, or that lacks something, has an error of its own.
    return undefined;
  }
};

export const isKnownCheck = (check: string | undefined): check is RuleDefinition['check'] =>
  ruleNames.some((name) => name === check);
