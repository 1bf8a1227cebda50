import '../../../../src/rules/later-rules';
import { passes } from '../../../../src/rules/predicates';
import { type RuleDefinition, ruleNames } from '../../../../src/rules/schemas';
import { joining } from '../../../../src/schema/condition';
import type { Value } from '../../../../src/schema/record';
import { isGroup } from '../../../../src/schema/values/group';
import { join } from '../../../../src/schema/values/paths';
import { keysOfKind } from '../../../config-values/fitting-rules';
import { oncePerValue } from '../../../config-values/once-per-value';
import { groupOf, listOf, numberOf, textOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { unknownName } from '../found';

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
  /** The index of the first field that stands below it. */
  first: number;
};

/** Words between fields. */
export type Note = { path: string; entries: Record<string, unknown> };

/** The fields that rules may name, and those around the list whose rules they are. */
export type Named = { fields: readonly Field[]; around?: readonly Field[] };

export type FormParts = {
  readonly fields: readonly Field[];
  readonly conditions: readonly Placed[];
  readonly notes: readonly Note[];
};

type Found = { fields: Field[]; conditions: Placed[]; notes: Note[] };

type Asking = Pick<Placed, 'path' | 'entries'>;

/** What joins conditions, and these; undefined for a condition that asks something of a field. */
const joinedIn = ({ entries }: Asking) => {
  const [key, ...others] = joining.filter((each) => entries[each] !== undefined);
  const isAlone = others.length === 0 && Object.keys(entries).length === 1;
  return key && isAlone && Array.isArray(entries[key])
    ? { key, each: entries[key] as unknown[] }
    : undefined;
};

export const conditionsWithin = (condition: Asking): Asking[] => {
  const joins = joinedIn(condition);
  if (!joins) return [condition];
  return joins.each.map((each, place) => ({
    path: `${condition.path}.${joins.key}[${place}]`,
    entries: groupOf(each),
  }));
};

export const isOfFields = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'list' || kind === 'stored-group';

type Around = Pick<Placed, 'outer' | 'first'>;

/** A condition, or those that it joins, each with what must hold before it. */
const placedIn = (whole: Asking, { outer, first }: Around): { each: Placed[]; isAny: boolean } => {
  // One of several need not hold for what they show, but each has to make sense by itself.
  const isAny = joinedIn(whole)?.key === 'any';
  const before = [...outer];
  const each = conditionsWithin(whole).map((condition) => {
    const placed = { ...condition, outer: isAny ? outer : [...before], first };
    before.push(placed);
    return placed;
  });
  return { each, isAny };
};

type Item = { entries: Record<string, unknown>; path: string; outer: readonly Placed[] };

/** Adds a field, or all fields of a step or a group, each with the conditions around it. */
const addItem = ({ entries, path, outer }: Item, found: Found) => {
  const { fields, conditions, notes } = found;
  const { kind, name, showWhen } = entries;
  const when = [...outer];
  if (showWhen !== undefined) {
    const at = join(path, 'showWhen');
    const whole = { path: at, entries: groupOf(showWhen) };
    const { each, isAny } = placedIn(whole, { outer, first: fields.length });
    conditions.push(...each);
    if (!isAny) when.push(...each);
  }
  if (kind === 'note') {
    notes.push({ path, entries });
    return;
  }
  // A list is one field, as is a stored group: those within are another form.
  if (Array.isArray(entries.fields) && !isOfFields({ kind: textOf(kind) })) {
    for (const [index, item] of listOf(entries.fields).entries()) {
      const at = `${join(path, 'fields')}[${index}]`;
      addItem({ entries: groupOf(item), path: at, outer: when }, found);
    }
  } else if (path.includes('fields')) {
    fields.push({ path, name: textOf(name), kind: textOf(kind), entries, when });
  }
};

/** The fields of a form that may be broken, in order, and all conditions. */
export const formParts = oncePerValue((form: Record<string, unknown>): FormParts => {
  const found: Found = { fields: [], conditions: [], notes: [] };
  addItem({ entries: { fields: form.fields }, path: '', outer: [] }, found);
  for (const [index, step] of listOf(form.steps).entries()) {
    addItem({ entries: groupOf(step), path: `steps[${index}]`, outer: [] }, found);
  }
  return found;
});

/** The fields of a list's entries, which have a namespace of their own. */
export const fieldsWithin = ({ path, entries }: Field): readonly Field[] => {
  const found: Found = { fields: [], conditions: [], notes: [] };
  addItem({ entries: { fields: entries.fields }, path, outer: [] }, found);
  return found.fields;
};

/**
 * The conditions and the notes of a list's entries, and all fields that they may name: those of the entry, and before them those of the
 * form above the list of whose names the entry has none.
 */
export const partsWithin = (list: Field, fields: readonly Field[]): FormParts => {
  const own = namesOf(fieldsWithin(list));
  const above = fields
    .slice(0, fields.indexOf(list))
    .filter(({ name }) => name === undefined || !own.includes(name));
  const found: Found = { fields: [...above], conditions: [], notes: [] };
  const { path, entries } = list;
  addItem({ entries: { fields: entries.fields }, path, outer: list.when }, found);
  return found;
};

export const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ name }) => name ?? []);

/** The field of a name; none for what has no name. */
export const fieldNamed = (name: unknown, fields: readonly Field[]): Field | undefined =>
  fields.find((field) => field.name !== undefined && field.name === name);

/**
 * Where the field stands that a name means and that cannot be named here: within a list of these, or among those that
 * are `around` a list. Then nothing that is spelt alike is meant.
 */
export const whereElse = (
  name: string,
  fields: readonly Field[],
  around: readonly Field[] = [],
): Partial<Finding> => {
  const list = [...fields, ...around].find(
    (each) => isOfFields(each) && namesOf(fieldsWithin(each)).includes(name),
  );
  const within =
    list &&
    `${list.kind === 'list' ? 'the entries of the list' : 'the group'} “${list.name ?? ''}”`;
  const nearest = within
    ? ` but in ${within}, where nothing else may name it`
    : namesOf(around).includes(name)
      ? ' in here: it stands outside, and rules in a list or a stored group name its own fields alone'
      : undefined;
  return nearest === undefined
    ? {}
    : { parts: { nearest }, suggestion: undefined, fix: undefined, certain: undefined };
};

type AtName = { path: string; name: unknown };

/** The fields that can be named somewhere; `holds` is read behind “does not hold”. */
export type Wanted = { holds: string; suits: (field: Field) => boolean };

export const isDay = ({ kind }: Field): boolean => kind === 'date';

/** A name of a field that there is not, with the nearest of those `known`. */
export const noSuchField = (
  { path, name }: AtName,
  known: readonly string[],
  { fields, around }: Named,
): Finding[] =>
  unknownName({ error: 'noSuchField', path, name }, known, {
    ...whereElse(textOf(name) ?? '', fields, around),
  });

/** A name of a field that there is not, or that does not suit, with the nearest of those that do. */
export const wrongField = (at: AtName, { holds, suits }: Wanted, named: Named): Finding[] => {
  const found = fieldNamed(at.name, named.fields);
  const known = namesOf(named.fields.filter(suits));
  if (!found) return noSuchField(at, known, named);
  return suits(found)
    ? []
    : unknownName({ error: 'fieldOfOtherKind', ...at }, known, { parts: { holds } });
};

/** The values of a field's options, or of the columns of a matrix; none where it has none. */
export const optionsOf = ({ kind, entries }: Field): string[] => {
  const key = keysOfKind({ kind }).find((each) => each === 'options' || each === 'columns');
  return listOf(key && entries[key]).flatMap((option) => {
    const { value, number } = groupOf(option);
    return textOf(value) ?? (numberOf(number) === undefined ? [] : String(number));
  });
};

/** A word at `path` that is not among the options of a field; of a field without any nothing is known. */
export const noSuchOption = (path: string, word: string | undefined, field: Field): Finding[] => {
  const options = optionsOf(field);
  if (!word || options.length === 0) return [];
  return unknownName({ error: 'noSuchOption', path, name: word }, options);
};

/** The rules of a form, or of the list at `at`, that may be broken. */
export const rulesOf = (form: Record<string, unknown>, at = '') =>
  listOf(form.rules).map((rule, index) => {
    const entries = groupOf(rule);
    const [field, check] = [textOf(entries.field), textOf(entries.check)];
    return { path: `${join(at, 'rules')}[${index}]`, field, check, entries };
  });

export type Rule = ReturnType<typeof rulesOf>[number];

/** The conditions under which rules ask, each after those under which the field of its rule is shown. */
export const conditionsOfRules = (rules: readonly Rule[], fields: readonly Field[]): Placed[] =>
  rules.flatMap(({ path, field: name, entries: { when } }) => {
    // Of another type it is told as such.
    if (!isGroup(when)) return [];
    const field = fieldNamed(name, fields);
    const whole = { path: `${path}.when`, entries: when };
    return placedIn(whole, { outer: field?.when ?? [], first: fields.length }).each;
  });

/** The conditions under which other words thank than the usual ones. */
export const conditionsOfThanks = (
  form: Record<string, unknown>,
  fields: readonly Field[],
): Placed[] =>
  listOf(groupOf(groupOf(form.outcome).saved).byAnswer).flatMap((entry, index) => {
    const { when } = groupOf(entry);
    // Of another type it is told as such.
    if (!isGroup(when)) return [];
    const whole = { path: `outcome.saved.byAnswer[${index}].when`, entries: when };
    return placedIn(whole, { outer: [], first: fields.length }).each;
  });

/** Whether the server asks a rule of every record. */
export const asksAlways = ({ clientOnly, when }: Rule['entries']): boolean =>
  clientOnly !== true && when === undefined;

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
