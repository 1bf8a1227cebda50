import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { object } from 'yup';
import type { Values } from '../contract/record';
import type { FieldDefinition } from '../fields/registry';
import { passes } from '../rules/passes';
import type { RuleDefinition } from '../rules/rule-contract';
import { fieldSchema } from './field-schema';
import type { FormDefinition } from './form-contract';

export type CompiledForm = {
  /** What the fields hold at the start, and after a submit. */
  initial: Values;
  cleared: Values;
  /** Names of the fields that fail when they are empty. */
  required: ReadonlySet<string>;
  /** Checks the fields that are asked for, and no others. */
  resolver: Resolver<Values>;
  /** The field whose rule fails first, in the form's order (specification, section 5). */
  firstProblem: (errors: FieldErrors<Values>) => string | undefined;
};

const initialOf = (field: FieldDefinition) => ('initial' in field ? (field.initial ?? '') : '');

const clearedOf = (field: FieldDefinition) =>
  'afterSubmit' in field ? (field.afterSubmit ?? initialOf(field)) : initialOf(field);

const valuesOf = (fields: FieldDefinition[], value: (field: FieldDefinition) => string): Values =>
  Object.fromEntries(fields.map((field) => [field.name, value(field)]));

/** The rules of each field, and the place of each among all. */
const rulesByField = (rules: RuleDefinition[]) => {
  const found = new Map<string, { rule: RuleDefinition; place: number }[]>();
  rules.forEach((rule, place) => {
    const own = found.get(rule.field) ?? [];
    found.set(rule.field, own);
    own.push({ rule, place });
  });
  return (name: string) => found.get(name) ?? [];
};

/** A form definition as what the renderer needs. Pure; the same definition gives the same answers. */
export const compileForm = ({ fields, rules }: FormDefinition): CompiledForm => {
  const rulesOf = rulesByField(rules);
  const schema = object(
    Object.fromEntries(
      fields.map((field) => {
        const own = rulesOf(field.name).map(({ rule }) => rule);
        return [field.name, fieldSchema(field, own).default('')];
      }),
    ),
  );
  return {
    initial: valuesOf(fields, initialOf),
    cleared: valuesOf(fields, clearedOf),
    required: new Set(rules.filter((rule) => !passes(rule, '')).map(({ field }) => field)),
    resolver: (values, context, options) => {
      const asked = options.names ? schema.pick(options.names) : schema;
      // Stacks, and looking for each error's name among all as that of a list, cost most of the time.
      const check = yupResolver(asked, { abortEarly: false, disableStackTrace: true });
      return check(values, context, { ...options, names: [] });
    },
    firstProblem: (errors) => {
      const problems = fields
        .filter(({ name }) => errors[name])
        // What is beyond its field's limits may break no rule.
        .map(({ name }) => ({ name, rule: rulesOf(name)[Number(errors[name]?.type)] }));
      const placeOf = ({ rule }: (typeof problems)[number]) => rule?.place ?? rules.length;
      return problems.toSorted((one, other) => placeOf(one) - placeOf(other))[0]?.name;
    },
  };
};
