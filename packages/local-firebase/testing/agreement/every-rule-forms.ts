import {
  type FieldDefinition,
  type FieldKind,
  fieldSchemas,
} from '../../../../src/fields/registry';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { examples } from '../../../../src/rules/examples';
import { type RuleDefinition, type RuleName, ruleNames } from '../../../../src/rules/schemas';
import { isOneLine } from '../../../../src/schema/primitives';
import { formOf } from './record-cases';
import { nearRules } from './sample-texts';

const oddOptions = ["it's", '\\', '*/ //', ' x ', '\u202E', '😀', 'y'.repeat(1000)];

const optionsOf = (values: string[]) => values.map((value) => ({ value }));

const fileWords = { cancel: 'c', retry: 'r', remove: 'e', failed: 'f', sent: 's' };
const errorMessages = { empty: 'e', tooLarge: 'l', wrongType: 'w' };

/** Fields with limits and unusual names. */
const written: { [Kind in FieldKind]?: FieldDefinition<Kind>[] } = {
  text: [{ kind: 'text', name: 'text', label: 'l', maxLength: 1001 }],
  email: [{ kind: 'email', name: 'in', label: 'l' }],
  tel: [{ kind: 'tel', name: 'function', label: 'l', maxLength: 1000 }],
  'international-tel': [
    {
      kind: 'international-tel',
      name: 'matches',
      label: 'l',
      country: 'GB',
      countryLabel: 'c',
      errorMessage: 'r',
    },
  ],
  textarea: [{ kind: 'textarea', name: 'size', label: 'l', rows: 2, maxLength: 1000 }],
  number: [
    { kind: 'number', name: 'number', label: 'l', errorMessage: 'r' },
    { kind: 'number', name: 'dozens', label: 'l', errorMessage: 'r', step: 12 },
    { kind: 'number', name: 'halves', label: 'l', errorMessage: 'r', step: 0.5 },
  ],
  date: [{ kind: 'date', name: 'date', label: 'l', errorMessage: 'r' }],
  month: [
    {
      ...{ kind: 'month', name: 'month', label: 'l' },
      ...{ monthLabel: 'm', yearLabel: 'y', placeholder: 'p', errorMessage: 'r' },
    },
  ],
  time: [{ kind: 'time', name: 'time', label: 'l', errorMessage: 'r' }],
  select: [
    {
      kind: 'select',
      name: 'keys',
      label: 'l',
      options: optionsOf([...oddOptions, ...nearRules.slice(0, 9)]),
    },
  ],
  radio: [
    { kind: 'radio', name: 'radio', label: 'l', options: optionsOf(['yes', 'no', '12']) },
    {
      kind: 'radio',
      name: 'own',
      label: 'l',
      options: optionsOf(["it's", 'longer than ten']),
      other: { label: 'o', errorMessage: 'm', maxLength: 10 },
    },
  ],
  checkboxes: [
    {
      kind: 'checkboxes',
      name: 'hasOnly',
      label: 'l',
      options: optionsOf(['one', 'two', "it's", '12']),
    },
    {
      kind: 'checkboxes',
      name: 'owns',
      label: 'l',
      options: optionsOf(['one', 'two']),
      other: { label: 'o', errorMessage: 'm' },
    },
  ],
  rating: [{ kind: 'rating', name: 'rating', label: 'l', stars: ['1', '2', '3', '4', '5'] }],
  scale: [
    { kind: 'scale', name: 'scale', label: 'l', to: 10, lowest: 'l', highest: 'h' },
    { kind: 'scale', name: 'other', label: 'l', from: 2, to: 4, lowest: 'l', highest: 'h' },
  ],
  matrix: [
    {
      kind: 'matrix',
      name: 'matrix',
      label: 'l',
      rows: ['in', 'size', 'keys'].map((name) => ({ name, label: 'l' })),
      columns: [{ value: "it's" }, { value: '12' }, { value: 'null' }, { value: '\\' }],
      unanswered: '{row}',
    },
    {
      kind: 'matrix',
      name: 'values',
      label: 'l',
      rows: [{ name: 'first', label: 'l' }],
      columns: [{ number: 0 }, { number: 12 }, { value: 'none' }],
      unanswered: '{row}',
    },
    {
      kind: 'matrix',
      name: 'hasAll',
      label: 'l',
      rows: [
        { name: 'in', label: 'l', optional: true },
        { name: 'size', label: 'l' },
      ],
      columns: [{ value: "it's" }, { number: 12 }],
      unanswered: '{row}',
    },
    ...[true, false].map((isOptional): FieldDefinition<'matrix'> => ({
      kind: 'matrix',
      name: isOptional ? 'toSet' : 'several',
      label: 'l',
      rows: ['in', 'size', 'keys'].map((name, place) => ({
        name,
        label: 'l',
        ...(isOptional && place > 0 && { optional: true }),
      })),
      columns: [{ value: "it's" }, { value: '12' }, { value: '\\' }],
      several: true,
      unanswered: '{row}',
    })),
  ],
  price: [
    { kind: 'price', name: 'price', label: 'l', currency: 'EUR', sum: [{ amount: 12.5 }] },
    {
      kind: 'price',
      name: 'float',
      label: 'l',
      currency: 'EUR',
      sum: [{ amount: 1 }],
      clientOnly: true,
    },
  ],
  file: [
    {
      kind: 'file',
      name: 'file',
      label: 'l',
      upload: { folder: 'a/b/', types: ['pdf'], maxMegabytes: 1 },
      errorMessages: { ...errorMessages, notSent: 'n' },
    },
    {
      kind: 'file',
      name: 'files',
      label: 'l',
      upload: { folder: 'Any/Files/', accept: ['documents', 'images'], maxMegabytes: 1 },
      maxFiles: 10,
      errorMessages: { ...errorMessages, tooMany: 'm' },
      list: fileWords,
    },
  ],
  'stored-group': [
    {
      kind: 'stored-group',
      name: 'map',
      label: 'l',
      fields: [
        { kind: 'text', name: 'in', label: 'l', maxLength: 12 },
        { kind: 'number', name: 'number', label: 'l', errorMessage: 'r' },
        { kind: 'checkboxes', name: 'size', label: 'l', options: optionsOf(['one', "it's"]) },
        { kind: 'checkbox', name: 'keys', label: 'l' },
      ],
      rules: [
        { field: 'in', check: 'required', message: 'm' },
        { field: 'number', check: 'max', value: 9, whenFilled: true, message: 'm' },
      ],
    },
    {
      kind: 'stored-group',
      name: 'function_two',
      label: 'l',
      fields: [
        { kind: 'radio', name: 'sort', label: 'l', options: optionsOf(['12', 'no']) },
        { kind: 'text', name: 'in', label: 'l', showWhen: { field: 'sort', is: '12' } },
      ],
    },
  ],
  list: [
    {
      kind: 'list',
      name: 'list',
      label: 'l',
      min: 0,
      max: 3,
      fields: [
        { kind: 'text', name: 'in', label: 'l', maxLength: 12 },
        { kind: 'number', name: 'number', label: 'l', errorMessage: 'r' },
        { kind: 'checkboxes', name: 'size', label: 'l', options: optionsOf(['one', "it's"]) },
      ],
      rules: [
        { field: 'in', check: 'required', message: 'm' },
        { field: 'number', check: 'max', value: 9, whenFilled: true, message: 'm' },
      ],
    },
    {
      kind: 'list',
      name: 'function_one',
      label: 'l',
      max: 2,
      fields: [{ kind: 'checkbox', name: 'size', label: 'l' }],
    },
  ],
};

const kinds = Object.keys(fieldSchemas) as FieldKind[];

/** Fields of each kind; a kind that needs only a name and a label needs no line above. */
export const fieldsOfEveryKind: FieldDefinition[] = kinds.flatMap(
  (kind): FieldDefinition[] =>
    written[kind] ?? [{ kind, name: kind, label: 'l' } as FieldDefinition],
);

const hours = {
  week: [{ days: ['monday', 'saturday'], open: ['09:00–17:00', '22:00–02:00'] }],
  special: [{ from: '2024-02-29', to: '2024-03-01' }],
  closed: 'Closed',
};

/** Parameters of rule kinds to try, of other kinds those of their examples. */
const params: Partial<Record<RuleName, object[]>> = {
  'min-length': [{ length: 1 }, { length: 2 }, { length: 3 }, { length: 1000 }],
  'max-length': [{ length: 1 }, { length: 12 }, { length: 1000 }],
  min: [{ value: 0 }, { value: 2 }, { value: 0.5 }, { value: -1e-7 }],
  max: [{ value: 3 }, { value: -1 }, { value: 2.5 }, { value: 1e21 }],
  'not-before': [
    { date: '2024-02-29' },
    { date: '1850-06-01' },
    { date: '2026-11' },
    { date: 'today', days: 2, clientOnly: true },
  ],
  'not-after': [{ date: '2024-02-29' }, { date: '2026-11' }, { date: 'today', clientOnly: true }],
  'opening-day': [{ hours }],
  'opening-time': [{ hours }],
  'not-on': [
    { weekdays: ['saturday', 'thursday'] },
    { days: [{ from: '2024-02-29' }, { from: '2026-11-01', to: '2026-11-21' }] },
  ],
  'postal-code': [{ country: 'DE' }, { country: 'GB' }],
  'one-of': [
    { values: ["it's", '12', 'yes', '2026-11-21', '09:30'] },
    { values: nearRules.filter(isOneLine) },
  ],
};

const ownParams = ({
  field,
  message,
  when,
  whenFilled,
  clientOnly,
  ...own
}: RuleDefinition): object => (clientOnly === true ? { ...own, clientOnly } : own);

/** The parameters of a kind's examples, each once. */
const examplesOf = (check: RuleName): object[] => {
  const all = Object.values(examples[check]).map(ownParams);
  return [...new Map(all.map((own) => [JSON.stringify(own), own])).values()];
};

/** Kinds that ask of another field as well, which a form of one field lacks. */
const ofTwoFields: readonly RuleName[] = ['same-as', 'at-least-one', 'after', 'days-after'];

/** Every other rule kind with its parameters, with and without `whenFilled`. */
export const everyRule: object[] = ruleNames
  .filter((check) => !ofTwoFields.includes(check))
  .flatMap((check) => (params[check] ?? examplesOf(check)).map((more) => ({ check, ...more })))
  .flatMap((rule) => [rule, { ...rule, whenFilled: true }]);

export const ruleOf = (rule: object, { name }: FieldDefinition): RuleDefinition =>
  ({ field: name, message: 'm', ...rule }) as RuleDefinition;

/** A form of one field and one rule, for each rule on each field, whether or not anything can pass. */
const formsOf = (rule: object, index: number): FormDefinition[] =>
  fieldsOfEveryKind.map((field) =>
    formOf(`rule_${index}_${field.name}`, { fields: [field], rules: [ruleOf(rule, field)] }),
  );

/** Each field and its duplicate, which must be equal; lists are equal to nothing. */
const sameAsForms = [{}, { whenFilled: true }].flatMap((more, index) =>
  fieldsOfEveryKind.map((field) => {
    const double = { ...field, name: 'double' };
    return formOf(`same-as_${index}_${field.name}`, {
      fields: [field, double],
      rules: [{ field: 'double', check: 'same-as', other: field.name, message: 'm', ...more }],
    });
  }),
);

const comparisons: object[] = [
  { check: 'after' },
  { check: 'after', orSame: true },
  { check: 'days-after', least: 1 },
  { check: 'days-after', most: 9, from: '2024-02-29', to: '2026-11-21' },
];

/** Days after days, times after times and months after months. */
const laterForms = comparisons
  .flatMap((rule) => [rule, { ...rule, whenFilled: true }])
  .flatMap((rule, index) =>
    fieldsOfEveryKind
      .filter(
        ({ kind }) =>
          kind === 'date' ||
          (['time', 'month'].includes(kind) && !('least' in rule || 'most' in rule)),
      )
      .map((field) =>
        formOf(`later_${index}_${field.name}`, {
          fields: [field, { ...field, name: 'double' }],
          rules: [ruleOf({ ...rule, other: field.name }, { ...field, name: 'double' })],
        }),
      ),
  );

/** Postal codes of the country in another field: one that is known, or not, or none. */
const codeForms = [{}, { whenFilled: true }].map((more, index) =>
  formOf(`code_${index}`, {
    fields: [
      { kind: 'select', name: 'country', label: 'l', options: optionsOf(['DE', 'GB', 'AE']) },
      { kind: 'text', name: 'code', label: 'l' },
    ],
    rules: [{ field: 'code', check: 'postal-code', other: 'country', message: 'm', ...more }],
  }),
);

/** Made-up forms: every rule on every field kind. */
export const everyRuleForms: FormDefinition[] = [
  ...everyRule.flatMap(formsOf),
  ...sameAsForms,
  ...laterForms,
  ...codeForms,
];
