import type { ValueKind } from '../fields/kind-module';
import type { FieldDefinition, FormItem } from '../fields/registry';
import { listIn } from '../fields/stored-group/as-list';
import { holdsOf, type Now } from '../rules/holds';
import type { RuleDefinition } from '../rules/schemas';
import type { Condition, FieldCondition } from '../schema/condition';
import type { StampKind, Values } from '../schema/record';

/** Whether one compares numbers, knows several values, or joins conditions; Vite writes it. */
const comparesAnswers = globalThis.__SITE__?.comparesAnswers ?? true;

/** What shows something: a condition on a field, or several lists of conditions, of which one must hold. */
export type When = FieldCondition | { readonly anyOf: readonly (readonly When[])[] };

/** The names of the fields on which something depends. */
export const fieldsOfConditions = (when: readonly When[]): string[] =>
  when.flatMap((each) =>
    comparesAnswers && 'anyOf' in each
      ? each.anyOf.flatMap(fieldsOfConditions)
      : (each as FieldCondition).field,
  );

/** Whether an item with these conditions is shown. */
export const isShown = (when: readonly When[], now: Now): boolean =>
  when.every((each) => {
    if (comparesAnswers && 'anyOf' in each) return each.anyOf.some((all) => isShown(all, now));
    const condition = each as FieldCondition;
    return holdsOf(condition, now.values[condition.field], now.today);
  });

/** The field of a control's name: those of a list's entries are Children.0.Name. */
export const rootOf = (control: string): string => control.replace(/\..*/s, '');

/** A field that asks for something, and the conditions under which it is shown. */
export type FormField = {
  field: FieldDefinition;
  /** Ordered so that each depends only on fields shown by those before it. */
  when: readonly When[];
  step: number;
};

type Part = { fields: readonly FormItem[]; showWhen?: Condition | undefined };
type Form = { fields?: readonly FormItem[] | undefined; steps?: readonly Part[] | undefined };

/** A form's steps; a form without steps has one. */
export const stepsOf = ({ fields, steps }: Form): readonly Part[] =>
  steps ?? [{ fields: fields ?? [] }];

const listed = (
  items: readonly FormItem[],
  own: readonly Condition[],
): { field: FieldDefinition; when: readonly Condition[] }[] =>
  items.flatMap((item) => {
    const when = item.showWhen ? [...own, item.showWhen] : own;
    if (item.kind === 'group') return listed(item.fields, when);
    return item.kind === 'note' ? [] : [{ field: item, when }];
  });

/**
 * `conditions`, after the conditions of the fields that they depend on: a hidden field holds nothing, and
 * shows nothing.
 */
const conditionsAmong = (
  conditions: readonly Condition[],
  known: ReadonlyMap<string, readonly When[]>,
): When[] => [
  ...new Set(
    conditions.flatMap((condition): readonly When[] => {
      const { any, all } = condition;
      if (comparesAnswers && any) {
        return [{ anyOf: any.map((each) => conditionsAmong([each], known)) }];
      }
      if (comparesAnswers && all) return conditionsAmong(all, known);
      // Its schema asks for the field of every other condition.
      const own = condition as FieldCondition;
      return [...(known.get(own.field) ?? []), own];
    }),
  ),
];

/** The fields of a form whose conditions may name others besides, of which these are `known`. */
export const fieldsAmong = (form: Form, known: Map<string, readonly When[]>): FormField[] =>
  stepsOf(form).flatMap(({ fields, showWhen }, step) =>
    listed(fields, showWhen ? [showWhen] : []).map(({ field, when }) => {
      const all = conditionsAmong(when, known);
      known.set(field.name, all);
      return { field, when: all, step };
    }),
  );

/** All fields of a form that ask for something, in order, also those in groups. */
export const formFields = (form: Form): FormField[] => fieldsAmong(form, new Map());

/** The conditions under which a group, a note or a step is shown, as for fields. */
export const conditionsFor = (
  own: readonly Condition[],
  fields: readonly Pick<FormField, 'field' | 'when'>[],
): readonly When[] =>
  conditionsAmong(own, new Map(fields.map(({ field, when }) => [field.name, when])));

export const workedOut = (
  fields: readonly FormField[],
  kindOf: (field: FieldDefinition) => ValueKind,
) => {
  const results = fields.filter(({ field }) => kindOf(field).workOut);
  const byName = new Map(fields.map(({ field }) => [field.name, field]));
  return ({ values, today }: Now): Values => {
    if (results.length === 0) return values;
    // A price may be a share of one above it.
    const whole = { ...values };
    const others = {
      values: whole,
      fieldOf: (name: string) => byName.get(name),
      holds: (condition: Condition, seen?: Values) =>
        isShown(conditionsFor([condition], seen ? [] : fields), { values: seen ?? values, today }),
    };
    for (const { field } of results) {
      if (field.name in values) whole[field.name] = kindOf(field).workOut?.(field, others) ?? null;
    }
    return whole;
  };
};

/** The name of the stamp that holds the visitor's day. */
export const stampOfToday = (stamps: Readonly<Record<string, StampKind>>): string | undefined =>
  Object.keys(stamps).find((name) => stamps[name] === 'date' || stamps[name] === 'dateTime');

export const stampOfMoment = (stamps: Readonly<Record<string, StampKind>>): string | undefined =>
  Object.keys(stamps).find((name) => stamps[name] === 'milliseconds');

/** The conditions of the rules that the server asks. */
const conditionsIn = (rules: readonly RuleDefinition[]): Condition[] =>
  rules.flatMap(({ when, clientOnly }) => (clientOnly ? [] : (when ?? [])));

/** The conditions within a field: of the fields and rules in a list, and of the parts of a price. */
const conditionsWithin = (field: FieldDefinition): Condition[] => {
  const list = listIn(field);
  if (list) {
    const { fields, rules = [] } = list;
    return [...fields.flatMap(({ showWhen }) => showWhen ?? []), ...conditionsIn(rules)];
  }
  return field.kind === 'price'
    ? (field.sum ?? []).flatMap(({ when, each }) => [when ?? [], each?.when ?? []].flat())
    : [];
};

/** Whether what is shown, costs something or is asked by a rule depends on an age on the visitor's day. */
export const asksAge = (
  fields: readonly FormField[],
  rules: readonly RuleDefinition[],
): boolean => {
  const asks = (each: When): boolean =>
    'anyOf' in each
      ? each.anyOf.flat().some(asks)
      : (each.youngerThan ?? each.notYoungerThan) !== undefined;
  return [
    ...fields.flatMap(({ field, when }) => [
      ...when,
      ...conditionsFor(conditionsWithin(field), fields),
    ]),
    ...conditionsFor(conditionsIn(rules), fields),
  ].some(asks);
};

/** Whether the rules of a form ask what is past on the visitor's day, also of the server. */
export const asksPast = (rules: readonly RuleDefinition[]): boolean =>
  rules.some(({ check, clientOnly }) => check === 'opening-day' && !clientOnly);
