import { yupResolver } from '@hookform/resolvers/yup';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { object, string } from 'yup';
import type { Values } from '../contract/record';
import type { FieldDefinition } from '../fields/registry';
import { passes, type RuleDefinition } from '../rules/rule-contract';
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

/** One test a field, walking its rules: yup promises no order among tests. */
const checkedText = (rules: RuleDefinition[]) =>
  string()
    .default('')
    .test('rules', (value, { createError }) => {
      const broken = rules.find((rule) => !passes(rule, value));
      return broken ? createError({ message: broken.message }) : true;
    });

/** A form definition as what the renderer needs. Pure; the same definition gives the same answers. */
export const compileForm = ({ fields, rules }: FormDefinition): CompiledForm => {
  const rulesOf = (name: string) => rules.filter(({ field }) => field === name);
  const schema = object(
    Object.fromEntries(fields.map(({ name }) => [name, checkedText(rulesOf(name))])),
  );
  return {
    initial: valuesOf(fields, initialOf),
    cleared: valuesOf(fields, clearedOf),
    required: new Set(rules.filter((rule) => !passes(rule, '')).map(({ field }) => field)),
    resolver: (values, context, options) => {
      const asked = options.names ? schema.pick(options.names) : schema;
      return yupResolver(asked, { abortEarly: false })(values, context, options);
    },
    firstProblem: (errors) => {
      const broken = rules.find(({ field, message }) => errors[field]?.message === message);
      return broken?.field;
    },
  };
};
