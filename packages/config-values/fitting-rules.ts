import { ArraySchema, type Schema } from 'yup';
import { onAddresses } from '../../src/fields/field-schema';
import type { ValueKind } from '../../src/fields/kind-module';
import { type FieldDefinition, fieldSchemas } from '../../src/fields/registry';
import { valueKinds } from '../../src/fields/value-kinds';
import { everyRule } from '../../src/rules/kind-schema';
import { asksOf, sortOf, type Sort } from '../../src/rules/predicates';
import { type RuleName, ruleNames, ruleSchemas } from '../../src/rules/schemas';
import { mayBeLeftOut } from '../../src/schema/left-out';
import type { Metadata } from '../../src/schema/metadata';

/** Which rules make sense for a field of a form. */

/** A field that may be broken. */
type AnyField = { kind: string | undefined; entries: Record<string, unknown> };

const schemas = new Map<string, (typeof fieldSchemas)[keyof typeof fieldSchemas]>(
  Object.entries(fieldSchemas),
);

/** The kind that is made of another one before anything shows a form: a country is chosen in a list. */
const shownAs = (kind = '') => (kind === 'country' ? 'select' : kind);

const schemaOfKind = ({ kind }: Pick<AnyField, 'kind'>) => schemas.get(shownAs(kind));

export const kindOf = (field: Pick<AnyField, 'kind'>): Metadata | undefined =>
  schemaOfKind(field)?.meta();

export const keysOfKind = (field: Pick<AnyField, 'kind'>): string[] =>
  Object.keys(schemaOfKind(field)?.fields ?? {});

const kinds = new Map(Object.entries(valueKinds as Record<string, ValueKind>));

/** The result of `ask` for a field that may be broken; undefined where it throws. */
export const withKind = <Answer>(
  { kind, entries }: AnyField,
  ask: (kind: ValueKind, field: FieldDefinition) => Answer,
): Answer | undefined => {
  const valueKind = kinds.get(shownAs(kind));
  try {
    return valueKind && ask(valueKind, entries as FieldDefinition);
  } catch {
    // What it lacks is reported as such.
    return undefined;
  }
};

export const emptyOf = (field: AnyField) =>
  withKind(field, (kind, definition) => kind.empty(definition));

/** The type of what a field holds. */
export const sortOfField = (field: AnyField): Sort | undefined => {
  const empty = emptyOf(field);
  return empty === undefined ? undefined : sortOf(empty);
};

/** The keys of a kind of rule that not every kind has. */
const ownKeys = new Map(
  Object.entries(ruleSchemas).map(([check, { fields }]) => [
    check,
    Object.keys(fields).filter((key) => !(key in everyRule || key === 'check')),
  ]),
);

const limiting = new Map(
  Object.entries(ruleSchemas).flatMap(([check, schema]) => {
    const { limits }: Metadata = schema.meta() ?? {};
    const [key] = ownKeys.get(check) ?? [];
    return limits && key ? [[check, { limits, key }] as const] : [];
  }),
);

/** Whether a kind of rule sets a minimum or maximum, and in which key. */
export const limitingKey = (check = '') => limiting.get(check);

export const isApplicable = (name: RuleName, field: AnyField): boolean => {
  const sort = sortOfField(field);
  const own = kindOf(field)?.asked;
  if (sort === undefined) return false;
  return own ? (own[sort]?.includes(name) ?? false) : asksOf(name).includes(sort);
};

/** The rules that make sense for a field: no limit of letters where its own keys know none. */
export const rulesFor = (field: AnyField): RuleName[] =>
  ruleNames.filter(
    (name) =>
      isApplicable(name, field) &&
      !kindOf(field)?.fits?.failed.includes(name) &&
      (limitingKey(name)?.key !== 'length' || keysOfKind(field).includes('maxLength')),
  );

/** The keys of each kind of rule that name a field, its own among them. */
const naming = new Map(
  Object.entries<{ fields: object }>(ruleSchemas).map(([check, { fields }]) => {
    const keys = Object.entries(fields as Record<string, Schema>);
    const isNaming = (schema: Schema) => {
      const each = schema instanceof ArraySchema ? (schema.innerType as Schema) : schema;
      const { follows }: Metadata = each.meta() ?? {};
      return follows !== undefined && 'name' in follows && follows.name === 'field';
    };
    return [check, new Map(keys.filter(([, schema]) => isNaming(schema)))];
  }),
);

export const keysNamingFields = (check: string): string[] => [...(naming.get(check)?.keys() ?? [])];

/** The fields that a rule names, its own among them; not those of its condition. */
export const fieldsNamedBy = (rule: Record<string, unknown>): string[] =>
  keysNamingFields(String(rule.check)).flatMap((key) =>
    [rule[key]].flat().filter((name) => typeof name === 'string'),
  );

/** Rules that compare days or times: the other field is of the same kind. */
const comparing = ['after', 'days-after'];

type Named = { name?: unknown; kind?: unknown };

/** The fields with which a rule can compare its own. */
export const comparedWith = <Each extends Named>(
  { check, field }: { check: string; field: unknown },
  fields: readonly Each[],
): Each[] => {
  const kind = fields.find(({ name }) => name === field)?.kind;
  const fitting = comparing.includes(check) ? fields.filter((each) => each.kind === kind) : fields;
  return fitting.filter(({ name }) => name !== field);
};

/** Whether a kind of rule names another field, which there has to be. */
const needsOther = (check: string): boolean =>
  [...(naming.get(check) ?? [])].some(([key, schema]) => key !== 'field' && !mayBeLeftOut(schema));

/** What can be asked of what is chosen among options, whatever these are. */
const ofChoices = ['required', 'at-least-one', 'min', 'max', 'one-of'];

type Around = {
  /** The rules that it has; one with a condition leaves room for another one. */
  rules: readonly { check: string; when?: unknown }[];
  /** The fields that these can name, with it. */
  fields: readonly Named[];
};

/** The rules that can be added to those of a field: none twice, and none that would contradict them. */
export const rulesBeside = (field: AnyField, { rules, fields }: Around): RuleName[] => {
  const checks = rules.filter(({ when }) => when === undefined).map(({ check }) => check);
  const isOfAddress = checks.some((check) => onAddresses.includes(check));
  const isChosen = keysOfKind(field).includes('options');
  return rulesFor(field).filter((check) => {
    if (isChosen && !ofChoices.includes(check)) return false;
    if (onAddresses.includes(check)) return !isOfAddress;
    const isOnce = limitingKey(check) !== undefined || ownKeys.get(check)?.length === 0;
    if (isOnce && checks.includes(check)) return false;
    // Of several boxes one: that is a field of several choices.
    if (check === 'at-least-one' && sortOfField(field) === 'flag') return false;
    // Only what is typed is asked for twice.
    if (check === 'same-as' && !keysOfKind(field).includes('maxLength')) return false;
    const { name } = field.entries;
    return !needsOther(check) || comparedWith({ check, field: name }, fields).length > 0;
  });
};
