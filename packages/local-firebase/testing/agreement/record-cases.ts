import type { ValueKind } from '../../../../src/fields/kind-module';
import type { FieldDefinition } from '../../../../src/fields/registry';
import { valueKinds } from '../../../../src/fields/value-kinds';
import { formFields, isShown } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { problemOf } from '../../../../src/form/problem-of';
import { fieldsIn, comparedIn } from '../../../../src/rules/fields-named';
import { isBlank } from '../../../../src/rules/is-blank';
import type { StampKind, Value, Values } from '../../../../src/schema/record';
import { stampLengths, stampLimits } from '../../../../src/schema/stamp-limits';
import { oncePerValue } from '../../../config-values/once-per-value';
import { recordSchema } from '../../../record-store';
import { rulesSize, tooLarge } from '../../../rules-language';
import { firestoreRules } from '../../../security-rules';
import { sampleTexts } from './sample-texts';
import { sampleValues, wrongTypes } from './sample-values';

/** A made-up form with these fields and rules, with a title full of special signs. */
export const formOf = (
  collection: string,
  parts: Pick<FormDefinition, 'rules'> & Partial<FormDefinition>,
): FormDefinition => ({
  title: `*/ "it's" \\ \n\u2028 }} ${collection}`,
  record: { collection, stamps: { id: 'milliseconds', Date: 'date' } },
  submit: { label: 'l', look: 'button', clear: 'saved' },
  outcome: { saved: { log: true }, failed: { log: true } },
  ...parts,
});

/** A form that Firebase takes: of one that is too large it refuses every record, which the check tells. */
export const thatFits =
  (formBy: (place: number) => FormDefinition) =>
  (place: number): FormDefinition => {
    const form = formBy(place);
    const isLarge = tooLarge(rulesSize(firestoreRules([form])));
    return isLarge ? thatFits(formBy)(place + 1_000_000) : form;
  };

/** A document that somebody tries to store, and whether the form's own schema takes it. */
export type RecordCase = {
  title: string;
  collection: string;
  record: Record<string, unknown>;
  expected: boolean;
};

const { earliest, latest } = stampLimits;

const reference = 'K7QM-4XPA-9RTW';

const referenceValues = [
  reference,
  'A345-6789-BCDE',
  '2345-6789-ABCD',
  ...['', 'K7QM-4XPA', `${reference}-9RTW`, ` ${reference}`, `${reference}\n`, 'K7QM4XPA9RTW'],
  ...['0', 'O', '1', 'I', 'k', 'É', '-'].map((sign) => reference.replace('Q', sign)),
];

const stampValues = (kind: StampKind): unknown[] => {
  if (kind === 'waiting') return [true, false, null, 'true', 1];
  if (kind === 'reference') return referenceValues;
  return kind === 'milliseconds'
    ? [
        ...[earliest - 1, earliest, earliest + 1, latest - 1, latest, latest + 1, earliest + 0.5],
        ...[0, -0, -1, Infinity, Number.MAX_SAFE_INTEGER, 2 ** 60, String(earliest), ''],
      ]
    : ['', 'x', ' ', '\0', ...sampleTexts([stampLengths[kind].most]).slice(-24)];
};

/** A key that the record lacks; names of Object.prototype included. */
const extraKeys = ['extra', 'constructor', 'toString', 'hasOwnProperty', 'Email ', 'ID', 'data'];

/** Invisible signs are shown by their numbers. */
const shown = (value: unknown) => {
  const text = Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? String(value));
  const most = text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
  return most.replaceAll(/[\p{Other}\p{Separator}\p{Mark}]/gu, (sign) =>
    sign === ' ' ? sign : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );
};

/** Whether the form's own schema accepts a record. */
export const judgeOf = (form: FormDefinition) => {
  const schema = recordSchema(form);
  const { collection } = form.record;
  return (title: string, record: Record<string, unknown>): RecordCase => ({
    title: `${collection}, ${title}`,
    collection,
    record,
    expected: schema.isValidSync(record, { strict: true, disableStackTrace: true }),
  });
};

const sentOn = '2026-11-21';

const plainStamp = (kind: StampKind) => {
  if (kind === 'reference') return reference;
  return kind === 'milliseconds' ? earliest : sentOn;
};

/** The stamps that a visitor's browser adds. */
const plainStamps = ({ record }: FormDefinition): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record.stamps).map(([name, kind]) => [name, plainStamp(kind)]));

/** Whether a field and its rules accept a value while the fields above hold `values`. */
export const isTaken = (
  { rules }: Pick<FormDefinition, 'rules'>,
  field: FieldDefinition,
  values: Values = {},
) => {
  const own = rules.filter((rule) => rule.field === field.name && !rule.clientOnly);
  // Each field gets the kind of its own.
  const kind = valueKinds[field.kind] as ValueKind;
  return (value: unknown): value is Value =>
    !problemOf({ field, kind, rules: own }, value as Value, { values, today: '' });
};

/** The accepted values of each field: cached, where they do not depend on another field. */
const takenIn = oncePerValue((form: FormDefinition) =>
  formFields(form).map(({ field, when }) => {
    const rules = form.rules.filter((rule) => rule.field === field.name);
    const samples = sampleValues(field, rules);
    const others = rules.flatMap((rule) => [
      ...comparedIn(rule),
      ...(rule.when ? fieldsIn(rule.when) : []),
    ]);
    const takenBeside = (values: Values) =>
      [...others.map((other) => values[other]), ...samples].filter(isTaken(form, field, values));
    const taken = others.length === 0 ? takenBeside({}) : undefined;
    return { field, when, takenWith: (values: Values) => taken ?? takenBeside(values) };
  }),
);

/**
 * A record as the form sends it: for each visible field the value that `pick` chooses from the accepted
 * ones.
 */
export const recordOf = (
  form: FormDefinition,
  pick: (taken: Value[], field: FieldDefinition) => Value | undefined,
): Record<string, unknown> => {
  const values: Values = {};
  for (const { field, when, takenWith } of takenIn(form)) {
    if (!isShown(when, { values, today: sentOn })) continue;
    values[field.name] = pick(takenWith(values), field) ?? '';
  }
  return { ...values, ...plainStamps(form) };
};

/** The same record each time: of every field the first accepted value that is not blank. */
export const plainRecord = (form: FormDefinition) =>
  recordOf(form, (taken) => taken.find((value) => !isBlank(value)) ?? taken[0]);

const without = (record: Record<string, unknown>, missing: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== missing));

type Around = {
  /** Of the values of a field one in so many. */
  oneIn?: number;
  /** What a record holds in fields for which no sample is right. */
  known?: Record<string, unknown>;
};

const casesOfFields = (form: FormDefinition, { oneIn = 1, known = {} }: Around): RecordCase[] => {
  const valid = { ...plainRecord(form), ...known };
  const judge = judgeOf(form);
  return [
    judge('as it should be', valid),
    ...formFields(form).flatMap(({ field }) => {
      const { name } = field;
      const rules = form.rules.filter((rule) => rule.field === name);
      const some = sampleValues(field, rules).filter((_, index) => index % oneIn === 0);
      return some.map((value) => judge(`${name}: ${shown(value)}`, { ...valid, [name]: value }));
    }),
  ];
};

/** Values on both sides of every limit of the form's fields and rules; one in `oneIn`. */
export const fieldCases = (form: FormDefinition, oneIn = 1): RecordCase[] =>
  casesOfFields(form, { oneIn });

/** As recordCases, around a record of which this is known. */
export const casesAround = (form: FormDefinition, around: Around): RecordCase[] => {
  const valid = { ...plainRecord(form), ...around.known };
  const judge = judgeOf(form);
  return [
    ...casesOfFields(form, around),
    judge('empty', {}),
    ...Object.entries(form.record.stamps).flatMap(([name, kind]) =>
      [...stampValues(kind), ...wrongTypes].map((value) =>
        judge(`${name}: ${shown(value)}`, { ...valid, [name]: value }),
      ),
    ),
    ...Object.keys(valid).map((name) => judge(`without ${name}`, without(valid, name))),
    ...extraKeys
      .filter((key) => !Object.hasOwn(valid, key))
      .map((key) => judge(`with ${key}`, { ...valid, [key]: 'x' })),
  ];
};

/**
 * Every limit of a form, from both sides: values of each field and stamp, each key missing, one too
 * many, values of other types. Fields hidden in its first record are sent all the same.
 */
export const recordCases = (form: FormDefinition): RecordCase[] => casesAround(form, {});
