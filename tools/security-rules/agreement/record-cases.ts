import type { StampKind } from '../../../src/contract/record';
import { stampLimits } from '../../../src/contract/stamp-limits';
import { mostCharacters } from '../../../src/fields/most-characters';
import type { FieldDefinition } from '../../../src/fields/registry';
import { fieldSchema } from '../../../src/form/field-schema';
import type { FormDefinition } from '../../../src/form/form-contract';
import { recordSchema } from '../../../src/form/record-schema';
import type { RuleDefinition } from '../../../src/rules/rule-contract';
import { sampleTexts } from './sample-texts';

/** A document that somebody tries to store, and whether the form's own schema takes it. */
export type RecordCase = {
  title: string;
  collection: string;
  record: Record<string, unknown>;
  expected: boolean;
};

type Value = { name: string; value: unknown };

/** The longest e-mail address. */
const mailLength = 254;

const lengthsOf = (field: FieldDefinition, rules: RuleDefinition[]): number[] => [
  ...('options' in field ? [] : [mostCharacters(field)]),
  ...rules.flatMap((rule) => {
    if (rule.check === 'email') return mailLength;
    return 'length' in rule ? rule.length - 1 : [];
  }),
];

/** What could stand for a file in a record, and what somebody would like to stand there. */
const addressesOf = (field: FieldDefinition): string[] => {
  if (!('upload' in field)) return [];
  const server = 'https://firebasestorage.googleapis.com';
  const file = `${encodeURIComponent(field.upload.folder)}0f8fad5b-d9cb-469f-a165-70867728950e`;
  const path = `/v0/b/demo-site.firebasestorage.app/o/${file}?alt=media&token=0f8fad5b-d9cb`;
  const address = server + path;
  return [
    address,
    `${server}/v0/b/demo-site.appspot.com/o/${file}?alt=media&token=a`,
    ...['javascript:alert(1)', 'data:text/html,x', 'https://files.example.com/cv', 'x', ' ', '/'],
    ...[`//evil.example${path}`, `https://evil.example${path}`, path],
    ...[`http://localhost:4173${path}`, `http://127.0.0.1${path}`, `https://localhost${path}`],
    `javascript:alert(1)//${address}`,
    `https://firebasestorage.googleapis.com.evil.example${path}`,
    `https://firebasestorage.googleapis.com@evil.example${path}`,
    `https://x@firebasestorage.googleapis.com${path}`,
    address.replace('https:', 'http:'),
    address.replace('https:', 'HTTPS:'),
    address.replace('firebasestorage.', 'firebasestorage-'),
    address.replaceAll('%2F', '/'),
    address.replaceAll('%2F', '%2f'),
    address.replace('demo-site.', 'demo/site.'),
    address.replace('demo-site.', '..%2F'),
    address.replace('0f8fad5b', '0F8FAD5B'),
    address.replace('0f8fad5b', 'cv'),
    address.replace('alt=media', 'alt=json'),
    address.replace(/&token=.*$/, ''),
    address.replace(/&token=.*$/, '&token='),
    ...['\n', ' ', '#x', '&x=y', '\u2028', '/../x', '?'].map((end) => address + end),
    ...['\n', ' ', '\u2028', '\uFEFF'].map((start) => start + address),
  ];
};

const textsOf = (field: FieldDefinition, rules: RuleDefinition[]): string[] => {
  const options = 'options' in field ? field.options.map(({ value }) => value) : [];
  const near = options.flatMap((value) => [value, ` ${value}`, `${value}\0`, value.toUpperCase()]);
  const checks = rules.map(({ check }) => check);
  return [...near, ...addressesOf(field), ...sampleTexts(lengthsOf(field, rules), checks)];
};

const wrongTypes: unknown[] = [
  null,
  true,
  1,
  1.5,
  NaN,
  [],
  ['x'],
  {},
  { a: 'x' },
  new Date(stampLimits.earliest),
];

const { earliest, latest, longest } = stampLimits;

const stampValues = (kind: StampKind): unknown[] =>
  kind === 'milliseconds'
    ? [
        ...[earliest - 1, earliest, earliest + 1, latest - 1, latest, latest + 1, earliest + 0.5],
        ...[0, -1, Infinity, Number.MAX_SAFE_INTEGER, 2 ** 60, String(earliest), ''],
      ]
    : ['', 'x', ' ', '\0', ...sampleTexts([longest]).slice(-24)];

/** A key that the record does not have; names that objects have by themselves among them. */
const extraKeys = ['extra', 'constructor', 'toString', 'hasOwnProperty', 'Email ', 'ID', 'data'];

/** Signs that cannot be seen are written as their numbers. */
const shown = (value: unknown) => {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  const most = text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
  return most.replaceAll(/[\p{Other}\p{Separator}\p{Mark}]/gu, (sign) =>
    sign === ' ' ? sign : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );
};

/**
 * Every line that a form draws, from both sides: values of each field and stamp, each key missing,
 * one too many, values of other types.
 */
export const recordCases = (form: FormDefinition): RecordCase[] => {
  const { fields, rules, record } = form;
  const { collection } = record;
  const rulesOf = (name: string) => rules.filter(({ field }) => field === name);
  const texts = new Map(fields.map((field) => [field.name, textsOf(field, rulesOf(field.name))]));
  const plain = (field: FieldDefinition) => {
    const schema = fieldSchema(field, rulesOf(field.name));
    return texts.get(field.name)?.find((text) => text !== '' && schema.isValidSync(text)) ?? '';
  };
  const valid: Record<string, unknown> = {
    ...Object.fromEntries(fields.map((field) => [field.name, plain(field)])),
    ...Object.fromEntries(
      Object.entries(record.stamps).map(([name, kind]) => [
        name,
        kind === 'milliseconds' ? earliest : '2026-11-21',
      ]),
    ),
  };

  const schema = recordSchema(form);
  const judge = (title: string, changed: Record<string, unknown>): RecordCase => ({
    title: `${collection}, ${title}`,
    collection,
    record: changed,
    expected: schema.isValidSync(changed, { strict: true }),
  });
  const values: Value[] = [
    ...[...texts].flatMap(([name, own]) => own.map((value) => ({ name, value }))),
    ...Object.entries(record.stamps).flatMap(([name, kind]) =>
      stampValues(kind).map((value) => ({ name, value })),
    ),
    ...Object.keys(valid).flatMap((name) => wrongTypes.map((value) => ({ name, value }))),
  ];
  return [
    judge('as it should be', valid),
    judge('empty', {}),
    ...values.map(({ name, value }) =>
      judge(`${name}: ${shown(value)}`, { ...valid, [name]: value }),
    ),
    ...Object.keys(valid).map((missing) =>
      judge(
        `without ${missing}`,
        Object.fromEntries(Object.entries(valid).filter(([name]) => name !== missing)),
      ),
    ),
    ...extraKeys
      .filter((key) => !Object.hasOwn(valid, key))
      .map((key) => judge(`with ${key}`, { ...valid, [key]: 'x' })),
  ];
};
