import type { FieldDefinition, FormItem } from '../../../../src/fields/registry';
import { formFields } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { Condition, FieldCondition } from '../../../../src/schema/condition';
import type { Value } from '../../../../src/schema/record';
import { textsIn, textOf } from '../../../../src/schema/record-texts';
import { isGroup } from '../../../../src/schema/values/group';
import { fieldsOfEveryKind } from './every-rule-forms';
import { formOf, isTaken, judgeOf, type RecordCase, recordOf } from './record-cases';
import { sampleValues } from './sample-values';

const textsOf = (value: Value): string[] => {
  if (Array.isArray(value)) return textsIn(value);
  return isGroup(value) ? Object.values(value).map(String) : [String(value)];
};

/** The texts of a value that a condition may ask for and the rules can hold. */
export const wordsOf = (value: Value): string[] =>
  textsOf(value).filter((text) => text.trim() !== '' && !/[\p{Control}\u2028\u2029]/u.test(text));

/** Texts for a field's conditions: its value, and near misses. */
const wantedOf = (field: FieldDefinition): string[] => {
  const held = sampleValues(field, []).filter(isTaken({ rules: [] }, field));
  const texts = [...new Set(held.flatMap(wordsOf))];
  const known = texts.filter((_, index) => index % 5 === 0).slice(0, 4);
  return [...known, 'not offered', 'true', '1', '1.0', 'null', 'undefined', "it's"];
};

/** Limits about the numbers that a field holds, and some that it never does. */
const limitsOf = (field: FieldDefinition): number[] => {
  const numbers = sampleValues(field, []).filter((value) => typeof value === 'number');
  return [...new Set([0, 2, -1.5, ...numbers.slice(0, 4)])].filter(
    (limit) => Math.abs(limit) <= 1_000_000_000,
  );
};

const joinedOf = (field: FieldDefinition): FieldCondition[] => {
  const [known = 'x', other = 'y'] = wantedOf(field);
  return [
    { field: field.name, is: known },
    { field: field.name, isOneOf: [other, "it's", '1'] },
    { field: field.name, filled: false },
  ];
};

const conditionsOf = (field: FieldDefinition): Condition[] => [
  ...wantedOf(field).flatMap((wanted): Condition[] => [
    { field: field.name, is: wanted },
    { field: field.name, isNot: wanted },
  ]),
  { field: field.name, filled: true },
  { field: field.name, filled: false },
];

const comparingOf = (field: FieldDefinition): Condition[] => [
  { field: field.name, isOneOf: wantedOf(field) },
  { field: field.name, isOneOf: ['not offered', 'null'] },
  ...limitsOf(field).flatMap((limit): Condition[] => [
    { field: field.name, moreThan: limit },
    { field: field.name, lessThan: limit },
  ]),
  { any: joinedOf(field) },
  {
    any: [
      { field: field.name, isNot: 'x' },
      { field: 'shown_0', filled: true },
    ],
  },
  {
    all: [
      { field: field.name, filled: true },
      { field: 'shown_0', isNot: 'x' },
    ],
  },
  {
    any: [
      { field: field.name, moreThan: 1 },
      { field: 'shown_1', isOneOf: ['x', 'y'] },
    ],
  },
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
const formOfConditions = (
  field: FieldDefinition,
  conditions: readonly Condition[],
  name: string,
): FormDefinition => {
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
  return formOf(`${name}_${field.name}`, {
    steps,
    rules: [
      { field: 'in_both', check: 'required', message: 'm' },
      { field: 'behind', check: 'same-as', other: 'in_both', whenFilled: true, message: 'm' },
    ],
  });
};

/** Forms of conditions on each kind of field: two, since one would be more than the security rules may ask. */
export const conditionForms: FormDefinition[] = fieldsOfEveryKind.flatMap((field) => [
  formOfConditions(field, conditionsOf(field), 'conditions'),
  formOfConditions(field, comparingOf(field), 'comparing'),
]);

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
