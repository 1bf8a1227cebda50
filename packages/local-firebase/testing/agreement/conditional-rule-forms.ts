import type { FieldDefinition } from '../../../../src/fields/registry';
import { formFields, isShown } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { isBlank } from '../../../../src/rules/is-blank';
import type { Condition } from '../../../../src/schema/condition';
import type { Value, Values } from '../../../../src/schema/record';
import { everyRule, fieldsOfEveryKind, ruleOf } from './every-rule-forms';
import { formOf, isTaken, judgeOf, plainRecord, type RecordCase } from './record-cases';
import { sampleValues } from './sample-values';

const answers = ['firm', 'person', ''];

/** Its name is a word of the rules' language. */
const asked: FieldDefinition = {
  kind: 'radio',
  name: 'as',
  label: 'l',
  options: [{ value: 'firm' }, { value: 'person' }],
};

const isFirm = { field: 'as', is: 'firm' };

const conditions: Condition[] = [
  isFirm,
  { field: 'as', isNot: 'firm' },
  { field: 'as', filled: true },
  { field: 'as', filled: false },
  { field: 'as', isOneOf: ['firm', 'other'] },
  { any: [isFirm, { field: 'as', filled: false }] },
  {
    all: [
      { field: 'as', filled: true },
      { field: 'as', isNot: 'person' },
    ],
  },
];

/** Every rule on every kind of field, under one condition or another. */
export const conditionalRuleForms: FormDefinition[] = everyRule.flatMap((rule, index) =>
  fieldsOfEveryKind.map((field, place) =>
    formOf(`when_${index}_${field.name}`, {
      fields: [asked, field],
      rules: [{ ...ruleOf(rule, field), when: conditions[(index + place) % conditions.length] }],
    }),
  ),
);

/** Values on both sides of every limit, while the condition holds and while it does not. */
export const conditionalRuleCases = (form: FormDefinition): RecordCase[] => {
  const judge = judgeOf(form);
  const valid = plainRecord(form);
  const field = formFields(form).at(-1)?.field;
  const values = field ? sampleValues(field, form.rules) : [];
  return values.flatMap((value, place) =>
    answers.map((as) => judge(`as ${as}: ${place}`, { ...valid, as, [field?.name ?? '']: value })),
  );
};

/** A field, another one, and a third that is hidden: one of them is to be filled in. */
export const eitherForms: FormDefinition[] = fieldsOfEveryKind
  // What is worked out from others nobody fills in.
  .filter(({ kind }) => kind !== 'price')
  .map((field) =>
    formOf(`either_${field.name}`, {
      fields: [
        field,
        asked,
        { ...field, name: 'second' },
        { ...field, name: 'third', showWhen: isFirm },
      ],
      rules: [
        { field: 'second', check: 'at-least-one', others: [field.name, 'third'], message: 'm' },
      ],
    }),
  );

/** The first empty value that a field takes, the first that is not, and what is of another type. */
const fewOf = (field: FieldDefinition): unknown[] => {
  const held = sampleValues(field, []).filter(isTaken({ rules: [] }, field));
  const [empty, filled] = [true, false].map((is) => held.find((value) => isBlank(value) === is));
  return [empty, filled, ' ', 0].filter((value) => value !== undefined);
};

/** Of three fields each filled in or empty, one of them hidden or not. */
export const eitherCases = (form: FormDefinition): RecordCase[] => {
  const judge = judgeOf(form);
  const stamps = plainRecord(form);
  const fields = formFields(form).filter(({ field }) => field.name !== 'as');
  const records = fields.reduce<Record<string, unknown>[]>(
    (all, { field }) =>
      all.flatMap((record) =>
        fewOf(field).map((value) => ({ ...record, [field.name]: value as Value })),
      ),
    answers.map((as) => ({ ...stamps, as })),
  );
  const asSent = (record: Record<string, unknown>) => {
    const now = { values: record as Values, today: '' };
    const hidden = fields.filter(({ when }) => !isShown(when, now)).map(({ field }) => field.name);
    return Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.includes(name)));
  };
  return records.map((record, place) => judge(`${place}`, asSent(record)));
};
