import { daysFor } from '../../src/fields/date/day-limits';
import { fileAddress } from '../../src/fields/file/file-address';
import { fewestOf } from '../../src/fields/list/entries';
import { mostEntries } from '../../src/fields/list/most-entries';
import { mostCharacters } from '../../src/fields/most-characters';
import { isWholeStep, largest } from '../../src/fields/number/value';
import type { FieldDefinition, FieldKind } from '../../src/fields/registry';
import { oneLineText } from '../../src/fields/text-value';
import type { RuleDefinition } from '../../src/rules/schemas';
import { validTime } from '../../src/schema/hour-span';
import { type Asked, writeAsked } from './asked';
import { allOf, emptyOr, oneOfTexts, rulesList } from './rules-language';

/**
 * What a record may hold in a field of a kind, apart from the field's rules, as conditions of
 * Firebase's security rules on `value`, of which all must hold: exactly what the kind's `ValueKind.holds`
 * accepts. Several conditions in one are joined only by `&&`, or are in brackets.
 */
export type FieldCondition<Kind extends FieldKind = FieldKind> = (
  value: string,
  field: FieldDefinition<Kind>,
  /** Of the field. */
  rules: readonly RuleDefinition[],
) => readonly Asked[];

const text: FieldCondition = (_value, field) => [
  { fits: oneLineText },
  { longest: mostCharacters(field) },
];

const choice: FieldCondition<'select' | 'radio'> = (value, { options }) => {
  const values = ['', ...options.map((option) => option.value)];
  return [{ fits: oneOfTexts(values), alone: `${value} in ${rulesList(values)}` }];
};

/** Only whole steps: other steps are checked in the browser (`ValueKind.fits`). */
const stepCondition = (value: string, step: number) => {
  if (!isWholeStep(step)) return `${value} is number`;
  return step === 1 ? `${value} is int` : `${value} is int && ${value} % ${step} == 0`;
};

type FileField = FieldDefinition<'file'>;

const addressOf = (field: FileField): Asked[] => [
  { longest: mostCharacters(field) },
  { fits: fileAddress(field.upload.folder) },
];

const entriesOf = ({ name }: FieldDefinition<'list'>) => `entriesOf_${name}`;
const entryOf = ({ name }: FieldDefinition<'list'>) => `entryOf_${name}`;

const functionOf = ({ name }: FileField) => `filesOf_${name}`;

/** What a record may hold in fields of each kind. */
export const fieldConditions: { [Kind in FieldKind]: FieldCondition<Kind> } = {
  text,
  email: text,
  tel: text,
  url: text,
  textarea: (value, field) => [`${value} is string`, { longest: mostCharacters(field) }],
  number: (value, { step = 1 }) => [
    { is: stepCondition(value, step), least: -largest, most: largest },
  ],
  date: (_value, _field, rules) => [{ fits: emptyOr(daysFor(rules)) }],
  time: () => [{ fits: emptyOr(validTime) }],
  select: choice,
  radio: choice,
  checkbox: (value) => [`${value} is bool`],
  // The length first: a long list is not searched.
  checkboxes: (value, { options }) => [
    `${value} is list && ${value}.size() <= ${options.length}` +
      ` && ${value}.toSet().size() == ${value}.size()` +
      ` && ${value}.hasOnly(${rulesList(options.map((option) => option.value))})`,
  ],
  rating: (value, { stars }) => [{ is: `${value} is int`, least: 1, most: stars.length }],
  file: (value, field) =>
    field.maxFiles === undefined
      ? addressOf(field)
      : [
          `${value} is list && ${value}.size() <= ${field.maxFiles} && ${functionOf(field)}(${value})`,
        ],
  list: (value, field) => [
    `${value} is list && ${value}.size() <= ${field.max} && ${value}.size() >= ${fewestOf(field)}` +
      ` && ${entriesOf(field)}(${value})`,
  ],
  // That it is right is asked of the whole record (price-condition.ts).
  price: (value) => [`${value} is number && ${value} >= -${largest} && ${value} <= ${largest}`],
};

/**
 * Each place of the list by itself, as the rules have no loop. Only texts have `matches`: everything else is
 * refused.
 */
const eachOf = (one: string, most: number): string =>
  allOf(
    Array.from({ length: most }, (_, place) => `(all.size() <= ${place} || ${one}(all[${place}]))`),
  );

/**
 * The functions for the condition of a list, named after this field; `conditions` are those under which
 * `data`, a map, is an entry.
 */
export const listFunctions = (
  field: FieldDefinition<'list'>,
  conditions: readonly string[],
): string[] => [
  `function ${entryOf(field)}(data) { return ${allOf(['data is map', ...conditions])}; }`,
  `function ${entriesOf(field)}(all) { return ${eachOf(entryOf(field), Math.min(field.max, mostEntries))}; }`,
];

/** The functions for the condition of a list of files; named after this field. */
export const fileFunctions = (field: FieldDefinition): string[] => {
  if (!('upload' in field) || field.maxFiles === undefined) return [];
  const name = functionOf(field);
  return [
    `function ${name}_one(each) { return ${allOf(["each != ''", ...writeAsked('each', addressOf(field))])}; }`,
    `function ${name}(all) { return ${eachOf(`${name}_one`, field.maxFiles)}; }`,
  ];
};
