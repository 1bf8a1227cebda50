import { fieldContracts, type FieldDefinition, type FieldKind } from '../../../src/fields/registry';
import type { FormDefinition } from '../../../src/form/form-contract';
import { ruleNames } from '../../../src/rules/registry';
import type { RuleDefinition, RuleName } from '../../../src/rules/rule-contract';
import { nearRules } from './sample-texts';

/** Fields with limits and names that decide something. */
const written: { [Kind in FieldKind]?: FieldDefinition<Kind> } = {
  text: { kind: 'text', name: 'text', label: 'l', maxLength: 1001 },
  email: { kind: 'email', name: 'in', label: 'l' },
  tel: { kind: 'tel', name: 'function', label: 'l', maxLength: 1000 },
  textarea: { kind: 'textarea', name: 'size', label: 'l', rows: 2, maxLength: 1000 },
  select: {
    kind: 'select',
    name: 'keys',
    label: 'l',
    options: [
      ...["it's", '\\', '*/ //', ' x ', '\u202E', '😀', 'y'.repeat(1000)],
      ...nearRules,
    ].map((value) => ({ value })),
  },
  file: {
    kind: 'file',
    name: 'file',
    label: 'l',
    upload: { folder: 'a/b/', types: ['pdf'], maxMegabytes: 1 },
    refusals: { empty: 'e', tooLarge: 'l', wrongType: 'w' },
  },
};

const fieldKinds = Object.keys(fieldContracts) as FieldKind[];

/** One field of each kind; a kind that needs no more than a name and a label needs no line above. */
const fields = fieldKinds.map(
  (kind) => written[kind] ?? ({ kind, name: kind, label: 'l' } as FieldDefinition),
);

/** What rules of a kind say beside the field and the message: each is tried. */
const params: Partial<Record<RuleName, object[]>> = {
  'min-length': [{ length: 1 }, { length: 2 }, { length: 3 }, { length: 1000 }],
};

const formOf = (number: number, rule: object): FormDefinition => {
  const checked = fields.filter(({ kind }) => kind !== 'file').map(({ name }) => name);
  return {
    title: `*/ "it's" \\ \n\u2028 }} ${number}`,
    fields,
    rules: checked.map((field) => ({ field, message: 'm', ...rule }) as RuleDefinition),
    record: { collection: `every-rule_${number}`, stamps: { id: 'milliseconds', Date: 'date' } },
    submit: { label: 'l', look: 'button', clear: 'saved' },
    outcome: { saved: { log: true }, failed: { log: true } },
  };
};

/** Forms of no site: every rule kind, with and without `whenFilled`, on every field kind. */
export const everyRuleForms: FormDefinition[] = ruleNames
  .flatMap((check) => (params[check] ?? [{}]).map((more) => ({ check, ...more })))
  .flatMap((rule) => [rule, { ...rule, whenFilled: true }])
  .map((rule, index) => formOf(index, rule));
