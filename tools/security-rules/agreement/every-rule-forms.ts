import type { FieldDefinition } from '../../../src/fields/registry';
import type { FormDefinition } from '../../../src/form/form-schema';
import { ruleNames } from '../../../src/rules/registry';
import type { RuleDefinition, RuleName } from '../../../src/rules/rule-schema';
import { fieldsOfEveryKind } from './every-kind';
import { formOf } from './form-of';
import { nearRules } from './sample-texts';

/** What rules of a kind say beside the field and the message: each is tried. */
const params: Partial<Record<RuleName, object[]>> = {
  'min-length': [{ length: 1 }, { length: 2 }, { length: 3 }, { length: 1000 }],
  'max-length': [{ length: 1 }, { length: 12 }, { length: 1000 }],
  min: [{ value: 0 }, { value: 2 }, { value: 0.5 }, { value: -1e-7 }],
  max: [{ value: 3 }, { value: -1 }, { value: 2.5 }, { value: 1e21 }],
  'not-before': [{ date: '2024-02-29' }, { date: 'today', clientOnly: true }],
  'not-after': [{ date: '2024-02-29' }, { date: 'today', clientOnly: true }],
  'one-of': [{ values: ["it's", '12', 'yes', '2026-11-21', '09:30'] }, { values: nearRules }],
};

/** Every rule kind with what it may say, with and without `whenFilled`. */
export const everyRule: object[] = ruleNames
  .filter((check) => check !== 'same-as')
  .flatMap((check) => (params[check] ?? [{}]).map((more) => ({ check, ...more })))
  .flatMap((rule) => [rule, { ...rule, whenFilled: true }]);

const ruleOf = (rule: object, { name }: FieldDefinition): RuleDefinition =>
  ({ field: name, message: 'm', ...rule }) as RuleDefinition;

/** A form of one field and one rule, for each rule on each field, whether or not anything passes. */
const formsOf = (rule: object, index: number): FormDefinition[] =>
  fieldsOfEveryKind.map((field) =>
    formOf(`rule_${index}_${field.name}`, { fields: [field], rules: [ruleOf(rule, field)] }),
  );

/** Each field and its double, which must be the same; lists are the same as nothing. */
const sameAsForms = [{}, { whenFilled: true }].flatMap((more, index) =>
  fieldsOfEveryKind.map((field) => {
    const double = { ...field, name: 'double' };
    return formOf(`same-as_${index}_${field.name}`, {
      fields: [field, double],
      rules: [{ field: 'double', check: 'same-as', other: field.name, message: 'm', ...more }],
    });
  }),
);

/** Forms of no site: every rule on every field kind. */
export const everyRuleForms: FormDefinition[] = [...everyRule.flatMap(formsOf), ...sameAsForms];
