import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { mixed, object, ValidationError } from 'yup';
import { kindOf as kindModuleOf, type LoadedKinds } from '../fields/field-kinds';
import type { ValueKind } from '../fields/kind-module';
import type { FieldDefinition, FormItem } from '../fields/registry';
import { listIn, withEntries } from '../fields/stored-group/as-list';
import { comparedIn } from '../rules/fields-named';
import { mustBeFilled, type RuleContext } from '../rules/predicates';
import type { RuleDefinition } from '../rules/schemas';
import { dayOf } from '../rules/today';
import type { EntryValues, PlainValue, Value, Values } from '../schema/record';
import { isGroup } from '../schema/values/group';
import { type FirstProblem, firstProblemIn } from './first-problem';
import {
  conditionsFor,
  fieldsOfConditions,
  type FormField,
  formFields,
  isShown,
  rootOf,
  type When,
  workedOut,
} from './form-fields';
import type { FormDefinition } from './form-schema';
import { type Checked, errorOf, problemOf } from './problem-of';
import { hasConditionsWithin, shownEntries } from './shown-in-lists';

/** Whether a field of a list's entries has a condition; Vite writes it. */
const conditionsInLists = globalThis.__SITE__?.conditionsInLists ?? true;

/** Whether a rule asks only under a condition; Vite writes it. */
const hasConditionalRules = globalThis.__SITE__?.hasConditionalRules ?? true;

/** Whether a form has fields that are stored together; Vite writes it. */
const hasStoredGroups = globalThis.__SITE__?.hasStoredGroups ?? true;

/** Made once: each step of a schema copies it, which a long form would do for every field. */
const anything = mixed<NonNullable<Value>>().nullable();

/**
 * The schema of one field. A single test, since yup promises no order among tests. An error's type is the
 * index of the rule that failed. The context holds what else rules depend on.
 */
const fieldSchema = (checked: Checked) =>
  anything.test('field', (value, { createError, options, path }) => {
    const { field, kind } = checked;
    const within = kind.problemsWithin?.(checked, value ?? null, options.context as RuleContext);
    if (within?.length) {
      return new ValidationError(
        within.map((each) => createError({ ...each, path: path + each.path })),
      );
    }
    const problem =
      kind.fits?.(field, value ?? null) === false
        ? errorOf(checked, value ?? null)
        : problemOf(checked, value ?? null, options.context as RuleContext | undefined);
    return !problem || createError({ message: problem.message, type: String(problem.place) });
  });

export type CompiledForm = {
  fields: readonly FormField[];
  kindOf: (field: FieldDefinition) => ValueKind;
  /** The conditions under which an item is shown: the same list each time. */
  conditionsOf: (item: FormItem) => readonly When[];
  /** The values at the start, and after a submit. */
  initial: Values;
  cleared: Values;
  /** The field's rules, in the form's order: the same list each time. */
  rulesOf: (name: string) => readonly RuleDefinition[];
  /** Names of the fields that fail when they are empty, whatever the others hold; of a field in a list, both names with a dot. */
  required: ReadonlySet<string>;
  /** Whether a field is marked as required, or may be while the condition of a rule holds. */
  marks: boolean;
  /** Names of the fields whose rules depend on this one; undefined if there are none. */
  comparedWith: (name: string) => string[] | undefined;
  /** What is checked and stored of the values in the controls. */
  sent: (values: Values) => Values;
  /** The values of the fields that are shown, as they are sent, with those that are worked out from others. */
  shown: (values: Values) => Values;
  /** Keeps the `files` of fields that are shown while the form holds `values`. */
  onlyShown: (files: Values, values: Values) => Values;
  /** Keeps the `names` of a step; all of them without a step. */
  namesIn: (step: number | undefined, names: readonly string[] | undefined) => string[] | undefined;
  /** Rules or conditions depend on files. */
  asksFiles: boolean;
  /** Checks only the fields that are validated and shown. */
  resolver: Resolver<Values>;
  /** The field whose rule fails first, in the form's order (specification, section 5). */
  firstProblem: (errors: FieldErrors<Values>) => FirstProblem | undefined;
};

/** The value for what a control could not read: no kind accepts it. */
const unreadable = '\uFFFF';

/** A control as react-hook-form knows it; for a list those of each entry, by their names. */
type Controls = { ref?: { validity?: { badInput?: boolean } } } | Record<string, Controls>[];

/** `value`, or in its place what no kind accepts where a control has something that it could not read. */
const asRead = (value: Value, controls: unknown): Value => {
  if (hasStoredGroups && isGroup(value)) {
    const own = controls as Record<string, unknown> | undefined;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, asRead(each, own?.[name]) as PlainValue]),
    );
  }
  const known = controls as Controls | undefined;
  if (!Array.isArray(known)) return known?.ref?.validity?.badInput ? unreadable : value;
  if (!Array.isArray(value)) return value;
  return value.map((entry, place) =>
    typeof entry === 'string'
      ? entry
      : Object.fromEntries(
          Object.entries(entry).map(([name, each]) => [
            name,
            asRead(each, known[place]?.[name]) as PlainValue,
          ]),
        ),
  ) as EntryValues[];
};

const noRules: RuleDefinition[] = [];

const rulesByField = (rules: RuleDefinition[]) => {
  const found = new Map<string, RuleDefinition[]>();
  for (const rule of rules) found.set(rule.field, [...(found.get(rule.field) ?? []), rule]);
  return (name: string) => found.get(name) ?? noRules;
};

/** Prepares a form definition for the renderer. Pure; the same definition gives the same answers. */
export const compileForm = (definition: FormDefinition, loaded: LoadedKinds = {}): CompiledForm => {
  const { rules } = definition;
  const fields = formFields(definition);
  const kindOf = (field: FieldDefinition) => kindModuleOf(field, loaded).value;
  const rulesOf = rulesByField(rules);
  const schema = object(
    Object.fromEntries(
      fields.map(({ field }) => {
        const empty = kindOf(field).empty(field);
        return [
          field.name,
          fieldSchema({ field, kind: kindOf(field), rules: rulesOf(field.name) }).default(empty),
        ];
      }),
    ),
  );
  const valuesOf = (value: (field: FieldDefinition) => Value): Values =>
    Object.fromEntries(fields.map(({ field }) => [field.name, value(field)]));
  const initialOf = (field: FieldDefinition): Value =>
    ('initial' in field ? field.initial : undefined) ?? kindOf(field).empty(field);
  const clearedOf = (field: FieldDefinition): Value =>
    ('afterSubmit' in field ? field.afterSubmit : undefined) ?? initialOf(field);
  const isBroken = (field: FieldDefinition, own: readonly RuleDefinition[]) =>
    own.some((rule) => rule.field === field.name && mustBeFilled(rule, kindOf(field).empty(field)));
  const requiredIn = (field: FieldDefinition): string[] => [
    ...(!kindOf(field).workOut && isBroken(field, rulesOf(field.name)) ? [field.name] : []),
    ...(listIn(field)?.fields ?? [])
      .filter((each) => isBroken(each, listIn(field)?.rules ?? noRules))
      .map(({ name }) => `${field.name}.${name}`),
  ];
  const lists = fields.flatMap(({ field }) => (listIn(field) ? field.name : []));
  const conditional = fields.filter(({ when }) => when.length > 0);
  const hidden = (values: Values) =>
    conditional
      .filter(({ when }) => !isShown(when, { values, today: dayOf(new Date()) }))
      .map(({ field }) => field.name);

  const sent = (values: Values): Values => {
    const changed = fields.flatMap(({ field }) => {
      const value = values[field.name];
      const change = kindOf(field).sent;
      return value === undefined || !change ? [] : [[field.name, change(field, value)] as const];
    });
    return { ...values, ...Object.fromEntries(changed) };
  };

  /** Takes out of the entries of lists what they hide. */
  const withoutHidden = (values: Values, today: string): Values => {
    const changed = fields.flatMap(({ field }) => {
      const value = values[field.name];
      const list = listIn(field);
      if (!list || value === undefined || !hasConditionsWithin(list)) return [];
      const shownIn = (entries: Value) => shownEntries(list, entries, { values, today });
      return [[field.name, withEntries(value, shownIn)] as const];
    });
    return { ...values, ...Object.fromEntries(changed) };
  };

  const withResults = workedOut(fields, kindOf);
  const shown = (standing: Values): Values => {
    const values = sent(standing);
    const gone = new Set(hidden(values));
    const left =
      gone.size === 0
        ? values
        : Object.fromEntries(Object.entries(values).filter(([name]) => !gone.has(name)));
    const today = dayOf(new Date());
    const whole = conditionsInLists ? withoutHidden(left, today) : left;
    return withResults({ values: whole, today });
  };

  const compared = new Map<string, string[]>();
  const compareWith = (name: string, other: string) =>
    compared.set(other, [...(compared.get(other) ?? []), name]);
  /** The fields on which the condition of a rule depends, with those that show them. */
  const namedInCondition = ({ when }: RuleDefinition) =>
    when ? fieldsOfConditions(conditionsFor([when], fields)) : [];
  const othersOf = (rule: RuleDefinition) =>
    hasConditionalRules ? [...comparedIn(rule), ...namedInCondition(rule)] : comparedIn(rule);
  const rulesWithin = (field: FieldDefinition) => listIn(field)?.rules ?? noRules;
  const namedWithin = (field: FieldDefinition) => rulesWithin(field).flatMap(namedInCondition);
  for (const rule of rules) {
    for (const other of othersOf(rule)) compareWith(rule.field, other);
  }
  for (const { field } of fields) {
    if (hasConditionalRules) {
      for (const other of namedWithin(field)) compareWith(field.name, other);
    }
    const isResult = kindOf(field).workOut && rulesOf(field.name).length > 0;
    for (const each of isResult ? fields : []) {
      if (each.field !== field) compareWith(field.name, each.field.name);
    }
  }

  const isFile = (name: string) =>
    fields.some(({ field }) => field.name === name && 'upload' in field);
  const looked = [
    ...rules.flatMap((rule) => [rule.field, ...othersOf(rule)]),
    ...fields.flatMap(({ when }) => fieldsOfConditions(when)),
    ...(hasConditionalRules ? fields.flatMap(({ field }) => namedWithin(field)) : []),
  ];

  const conditions = new WeakMap<FormItem, readonly When[]>();
  const conditionsOf = (item: FormItem) => {
    const known =
      conditions.get(item) ?? conditionsFor(item.showWhen ? [item.showWhen] : [], fields);
    conditions.set(item, known);
    return known;
  };

  const required = new Set(fields.flatMap(({ field }) => requiredIn(field)));
  const isConditional =
    hasConditionalRules &&
    [...rules, ...fields.flatMap(({ field }) => rulesWithin(field))].some(({ when }) => when);

  return {
    fields,
    kindOf,
    conditionsOf,
    onlyShown: (files, values) => {
      const gone = new Set(hidden({ ...values, ...files }));
      return Object.fromEntries(Object.entries(files).filter(([name]) => !gone.has(name)));
    },
    namesIn: (step, names) => {
      // A list is checked even where it has no entry, and so no control.
      const wanted = names && [...new Set([...names.map(rootOf), ...lists])];
      return step === undefined
        ? wanted
        : fields
            .filter((each) => each.step === step && (wanted?.includes(each.field.name) ?? true))
            .map(({ field }) => field.name);
    },
    asksFiles: looked.some(isFile),
    initial: valuesOf(initialOf),
    cleared: valuesOf(clearedOf),
    rulesOf,
    required,
    marks: required.size > 0 || isConditional,
    comparedWith: (name) => compared.get(name),
    sent,
    shown,
    resolver: (values, _context, options) => {
      const seen = shown(values);
      const names = (options.names ?? Object.keys(seen)).filter((name) => name in seen);
      const read = { ...seen };
      for (const name of names) {
        read[name] = asRead(seen[name] ?? null, options.fields[name]);
      }
      // Stack traces, and searching all errors for each name, would take most of the time.
      const check = yupResolver(schema.pick(names), { abortEarly: false, disableStackTrace: true });
      const context = { values: seen, today: dayOf(new Date()) };
      return check(read, context, { ...options, names: [] });
    },
    firstProblem: firstProblemIn({ fields, rules, rulesOf }),
  };
};
