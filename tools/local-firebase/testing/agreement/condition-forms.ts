import type { FieldDefinition, FormItem } from '../../../../src/fields/registry';
import { formFields } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { Condition } from '../../../../src/schema/condition';
import { textsIn, type Value, textOf } from '../../../../src/schema/record';
import { fieldsOfEveryKind } from './every-rule-forms';
import { formOf, isTaken, judgeOf, type RecordCase, recordOf } from './record-cases';
import { sampleValues } from './sample-values';

/** The texts of a value that a condition may ask for and the rules can hold. */
export const wordsOf = (value: Value): string[] =>
  (Array.isArray(value) ? textsIn(value) : [String(value)]).filter(
    (text) => text.trim() !== '' && !/[\p{Control}\u2028\u2029]/u.test(text),
  );

/** Texts for a field's conditions: its value, and near misses. */
const wantedOf = (field: FieldDefinition): string[] => {
  const held = sampleValues(field, []).filter(isTaken({ rules: [] }, field));
  const texts = [...new Set(held.flatMap(wordsOf))];
  const known = texts.filter((_, index) => index % 5 === 0).slice(0, 4);
  return [...known, 'not offered', 'true', '1', '1.0', 'null', 'undefined', "it's"];
};

const conditionsOf = (field: FieldDefinition): Condition[] => [
  ...wantedOf(field).flatMap((wanted): Condition[] => [
    { field: field.name, is: wanted },
    { field: field.name, isNot: wanted },
  ]),
  { field: field.name, filled: true },
  { field: field.name, filled: false },
];

const dependent = (name: string, showWhen?: Condition): FieldDefinition => ({
  kind: 'text',
  name,
  label: 'l',
  showWhen,
});

/**
 * A form in which `field` is the subject of each condition: by itself, in a group with its own
 * condition, after another field that it shows, and as a step.
 */
const formOfConditions = (field: FieldDefinition): FormDefinition => {
  const conditions = conditionsOf(field);
  const filled = { field: field.name, filled: true };
  const grouped: FormItem = {
    kind: 'group',
    legend: 'l',
    showWhen: filled,
    fields: [
      dependent('in_group'),
      { kind: 'note', words: 'w', showWhen: undefined },
      dependent('in_both', { field: 'in_group', is: 'x' }),
    ],
  };
  const steps = [
    {
      title: 't',
      showWhen: undefined,
      fields: [
        field,
        ...conditions.map((each, index) => dependent(`shown_${index}`, each)),
        grouped,
      ],
    },
    {
      title: 'u',
      showWhen: filled,
      fields: [dependent('behind', { field: 'in_both', isNot: 'x' })],
    },
  ];
  return formOf(`conditions_${field.name}`, {
    steps,
    rules: [
      { field: 'in_both', check: 'required', message: 'm' },
      { field: 'behind', check: 'same-as', other: 'in_both', whenFilled: true, message: 'm' },
    ],
  });
};

/** A form of conditions on each kind of field. */
export const conditionForms: FormDefinition[] = fieldsOfEveryKind.map(formOfConditions);

const toggled = (record: Record<string, unknown>, name: string) =>
  Object.hasOwn(record, name)
    ? Object.fromEntries(Object.entries(record).filter(([each]) => each !== name))
    : { ...record, [name]: 'x' };

/**
 * For possible values of the first field: the fields it shows, with each of them left out, and each
 * hidden one sent.
 */
export const conditionCases = (form: FormDefinition): RecordCase[] => {
  const judge = judgeOf(form);
  const asked = formFields(form);
  const [first] = asked.map(({ field }) => field);
  if (!first) return [];
  const held = sampleValues(first, []).filter(isTaken(form, first));
  const some = held.filter((value, index) => index % Math.ceil(held.length / 8) === 0 || !value);
  return some.flatMap((value) => {
    const record = recordOf(form, (taken, { name }) =>
      name === first.name ? value : taken.find((each) => each !== ''),
    );
    const title = `${first.name} ${textOf(value).slice(0, 40)}`;
    return [
      judge(title, record),
      ...['x', '', ' ', 1].map((other) =>
        judge(`${title}, in_group ${other}`, { ...record, in_group: other }),
      ),
      ...asked.flatMap(({ field: { name } }) => [
        judge(`${title}, not ${name}`, toggled(record, name)),
        ...(Object.hasOwn(record, name) && name !== first.name
          ? [judge(`${title}, without words in ${name}`, { ...record, [name]: '' })]
          : []),
      ]),
    ];
  });
};
