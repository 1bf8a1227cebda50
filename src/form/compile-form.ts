import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { object } from 'yup';
import type { Values } from '../contract/record';
import type { FieldDefinition } from '../fields/registry';
import { passes } from '../rules/passes';
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

/** A form definition as what the renderer needs. Pure; the same definition gives the same answers. */
export const compileForm = ({ fields, rules }: FormDefinition): CompiledForm => {
  const rulesOf = (name: string) => rules.filter(({ field }) => field === name);
  const schema = object(
    Object.fromEntries(
      fields.map((field) => [field.name, fieldSchema(field, rulesOf(field.name)).default('')]),
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
      const broken = rules.find(({ field, message }) => errors[field]?.message === message);
      // What is beyond its field's limits may break no rule.
      return broken?.field ?? fields.find(({ name }) => errors[name])?.name;
    },
  };
};
