import type { FieldDefinition } from '../../../src/fields/registry';
import type { FormDefinition } from '../../../src/form/form-contract';
import { ruleNames } from '../../../src/rules/registry';
import type { RuleDefinition, RuleName } from '../../../src/rules/rule-contract';
import { fieldsOfEveryKind } from './every-kind';
import { formOf } from './form-of';
import { isTaken } from './record-cases';
import { nearRules } from './sample-texts';
import { sampleValues } from './sample-values';

/** What rules of a kind say beside the field and the message: each is tried. */
const params: Partial<Record<RuleName, object[]>> = {
  'min-length': [{ length: 1 }, { length: 2 }, { length: 3 }, { length: 1000 }],
  'max-length': [{ length: 1 }, { length: 12 }, { length: 1000 }],
  min: [{ value: 0 }, { value: 2 }, { value: 0.5 }, { value: -1e-7 }],
  max: [{ value: 3 }, { value: -1 }, { value: 2.5 }, { value: 1e21 }],
  'not-before': [{ date: '2024-02-29' }, { date: 'today', clientOnly: true }],
  'not-after': [{ date: '2024-02-29' }, { date: 'today', clientOnly: true }],
  'one-of': [{ values: ["it's", '12', 'yes', '2026-11-21', '09:30', ''] }, { values: nearRules }],
};

/** Every rule kind with what it may say, with and without `whenFilled`. */
export const everyRule: object[] = ruleNames
  .filter((check) => check !== 'same-as')
  .flatMap((check) => (params[check] ?? [{}]).map((more) => ({ check, ...more })))
  .flatMap((rule) => [rule, { ...rule, whenFilled: true }]);

const ruleOf = (rule: object, { name }: FieldDefinition): RuleDefinition =>
  ({ field: name, message: 'm', ...rule }) as RuleDefinition;

const canPass = (rule: RuleDefinition, field: FieldDefinition) =>
  sampleValues(field, [rule]).some(isTaken({ rules: [rule] }, field));

/** One form of all fields for each rule, and one of each field of which nothing passes the rule. */
const formsOf = (rule: object, index: number): FormDefinition[] => {
  const asked = fieldsOfEveryKind.map((field) => ({ field, rule: ruleOf(rule, field) }));
  const possible = asked.filter((each) => canPass(each.rule, each.field));
  const never = asked.filter((each) => !possible.includes(each));
  return [
    formOf(`every-rule_${index}`, {
      fields: fieldsOfEveryKind,
      rules: possible.map((each) => each.rule),
    }),
    ...never.map(({ field, rule: own }) =>
      formOf(`every-rule_${index}-${field.name}`, { fields: [field], rules: [own] }),
    ),
  ];
};

/** Each field and its double, which must be the same; lists are the same as nothing. */
const sameAsForms = [{}, { whenFilled: true }].flatMap((more, index) =>
  fieldsOfEveryKind.map((field) => {
    const double = { ...field, name: 'double' };
    return formOf(`same-as_${index}-${field.name}`, {
      fields: [field, double],
      rules: [
        { field: 'double', check: 'same-as', other: field.name, message: 'm', ...more },
      ],
    });
  }),
);

/** Forms of no site: every rule on every field kind. */
export const everyRuleForms: FormDefinition[] = [...everyRule.flatMap(formsOf), ...sameAsForms];
