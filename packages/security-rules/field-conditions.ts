import type { WithOptions } from '../../src/fields/choice-value';
import { daysFor } from '../../src/fields/date/day-limits';
import { fileAddress } from '../../src/fields/file/file-address';
import { e164 } from '../../src/fields/international-tel/value';
import { withoutNotes } from '../../src/fields/list/without-notes';
import { fewestOf } from '../../src/fields/list/entries';
import { mostEntries } from '../../src/fields/list/most-entries';
import { choiceOf } from '../../src/fields/matrix/value';
import { mostCharacters } from '../../src/fields/most-characters';
import { isWholeStep, largest } from '../../src/fields/number/value';
import { mostOwn, ownText } from '../../src/fields/own-answer';
import type { FieldDefinition, FieldKind } from '../../src/fields/registry';
import { firstOf } from '../../src/fields/scale/value';
import { listIn } from '../../src/fields/stored-group/as-list';
import { oneLineText } from '../../src/fields/text-value';
import { hasConditionsWithin } from '../../src/form/shown-in-lists';
import type { RuleDefinition } from '../../src/rules/schemas';
import { validMonth } from '../../src/schema/calendar-day';
import { validTime } from '../../src/schema/hour-span';
import { memberOf } from './form-in-rules';
import { type Constraint, constraintConditions, type Density } from './constraints';
import {
  allOf,
  emptyOr,
  lineList,
  nameList,
  oneOfTexts,
  rulesList,
  rulesNumber,
  rulesText,
} from './rules-language';

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
) => readonly Constraint[];

const text: FieldCondition = (_value, field) => [
  { fits: oneLineText },
  { longest: mostCharacters(field) },
];

/** Words of the visitor's own. */
const own = (value: string, field: Pick<WithOptions, 'other'>): string =>
  allOf(constraintConditions(value, [{ longest: mostOwn(field) }, { fits: ownText }]));

/** Firebase counts each entry of a list: as a pattern, so many options are one. */
const mostListed = 60;

/** One of the options of a field, of any kind. */
const choice = (value: string, field: WithOptions): readonly Constraint[] => {
  const values = ['', ...field.options.map((option) => option.value)];
  const isOption = `${value} in ${rulesList(values)}`;
  return field.other
    ? [`(${isOption} || ${own(value, field)})`]
    : [{ fits: oneOfTexts(values), ...(values.length <= mostListed && { single: isOption }) }];
};

/**
 * Some of the options, each once, and own words at most once. The length first: a long list is not searched. In a large form
 * it is not asked: what is there once and offered is no more; and only lists become a set.
 */
const choices: FieldCondition<'checkboxes'> = (value, field) => {
  const { options, other } = field;
  const texts = options.map((option) => option.value);
  const most = options.length + (other ? 1 : 0);
  const once = `${value}.toSet().size() == ${value}.size()`;
  const isOffered = (values: string) => {
    const rest = `${value}.removeAll(${values})`;
    return other
      ? `(${rest}.size() == 0 || ${rest}.size() == 1 && ${own(`${rest}[0]`, field)})`
      : `${value}.hasOnly(${values})`;
  };
  return [
    {
      plain: `${value} is list && ${value}.size() <= ${most} && ${once} && ${isOffered(rulesList(texts))}`,
      dense: `${once} && ${isOffered(lineList(texts))}`,
    },
  ];
};

/** Only whole steps: other steps are checked in the browser (`ValueKind.fits`). */
const stepCondition = (value: string, step: number) => {
  if (!isWholeStep(step)) return `${value} is number`;
  return step === 1 ? `${value} is int` : `${value} is int && ${value} % ${step} == 0`;
};

const literal = (choice: string | number): string =>
  typeof choice === 'number' ? rulesNumber(choice) : rulesText(choice);

type Matrix = FieldDefinition<'matrix'>;

/** Exactly its rows, of which some may be left out. */
const hasRows = (value: string, { rows }: Matrix): string => {
  const names = rows.map(({ name }) => name);
  const needed = rows.flatMap(({ name, optional }) => (optional ? [] : name));
  const hasAll =
    needed.length === names.length
      ? ` && ${value}.size() == ${names.length}`
      : needed.length > 0
        ? ` && ${value}.keys().hasAll(${nameList(needed)})`
        : '';
  return `${value} is map${hasAll} && ${value}.keys().hasOnly(${nameList(names)})`;
};

/** Some of the answers, each once, in every row. */
const severalInRows = (value: string, { rows, columns }: Matrix): string[] => {
  const offered = lineList(columns.map((column) => String(choiceOf(column))));
  return rows.map(({ name, optional }) => {
    const row = memberOf(value, name);
    const isSome = `${row}.toSet().size() == ${row}.size() && ${row}.hasOnly(${offered})`;
    return optional ? `(!(${rulesText(name)} in ${value}) || ${isSome})` : isSome;
  });
};

/** Each row with an answer or none: so many expressions, however many rows there are, unless one may have several. */
const matrix: FieldCondition<'matrix'> = (value, field) => {
  if (field.several) return [hasRows(value, field), ...severalInRows(value, field)];
  const choices = ['null', ...field.columns.map((column) => literal(choiceOf(column)))];
  return [`${hasRows(value, field)} && ${value}.values().hasOnly([${choices.join(', ')}])`];
};

type FileField = FieldDefinition<'file'>;

const addressOf = (field: FileField): Constraint[] => [
  { longest: mostCharacters(field) },
  { fits: fileAddress(field.upload.folder) },
];

/** What the functions of a list need besides: the record, where a condition of an entry may name its fields. */
const beside = (list: FieldDefinition<'list'>, record: string) =>
  hasConditionsWithin(withoutNotes(list)) || list.rules?.some(({ when }) => when)
    ? `, ${record}`
    : '';

const entriesOf = ({ name }: FieldDefinition<'list'>) => `entriesOf_${name}`;
const entryOf = ({ name }: FieldDefinition<'list'>) => `entryOf_${name}`;

const functionOf = ({ name }: FileField) => `filesOf_${name}`;

/** What a record may hold in fields of each kind. */
export const fieldConditions: { [Kind in FieldKind]: FieldCondition<Kind> } = {
  text,
  email: text,
  tel: text,
  'international-tel': () => [{ fits: e164 }],
  url: text,
  textarea: (value, field) => [
    { plain: `${value} is string`, dense: undefined },
    { longest: mostCharacters(field) },
  ],
  number: (value, { step = 1 }) => [
    { is: stepCondition(value, step), least: -largest, most: largest },
  ],
  date: (_value, _field, rules) => [{ fits: emptyOr(daysFor(rules)) }],
  month: () => [{ fits: emptyOr(validMonth) }],
  time: () => [{ fits: emptyOr(validTime) }],
  select: choice,
  radio: choice,
  checkbox: (value) => [`${value} is bool`],
  checkboxes: choices,
  rating: (value, { stars }) => [{ is: `${value} is int`, least: 1, most: stars.length }],
  scale: (value, field) => [{ is: `${value} is int`, least: firstOf(field), most: field.to }],
  matrix,
  file: (value, field) =>
    field.maxFiles === undefined
      ? addressOf(field)
      : [
          `${value} is list && ${value}.size() <= ${field.maxFiles} && ${functionOf(field)}(${value})`,
        ],
  list: (value, field) => [
    `${value} is list && ${value}.size() <= ${field.max} && ${value}.size() >= ${fewestOf(field)}` +
      ` && ${entriesOf(field)}(${value}${beside(field, 'data')})`,
  ],
  'stored-group': (value, field) => {
    const list = listIn(field);
    return list ? [`${entryOf(list)}(${value}${beside(list, 'data')})`] : [];
  },
  // That it is right is asked of the whole record (price-condition.ts).
  price: (value, { average, clientOnly }) => {
    const isNumber = `${value} is number && ${value} >= -${largest} && ${value} <= ${largest}`;
    const plain = average ? `(${value} == null || ${isNumber})` : isNumber;
    // What is the same as a number of the rules' own is one.
    return [clientOnly ? plain : { plain, dense: undefined }];
  },
};

/**
 * Each place of the list by itself, as the rules have no loop. Only texts have `matches`: everything else is
 * refused.
 */
const eachOf = (one: string, most: number, more = ''): string =>
  allOf(
    Array.from(
      { length: most },
      (_, place) => `(all.size() <= ${place} || ${one}(all[${place}]${more}))`,
    ),
  );

/**
 * The function for an entry of a list, named after this field; `conditions` are those under which `data`, a map, is one;
 * in them `form` is the record.
 */
export const entryFunction = (
  field: FieldDefinition<'list'>,
  conditions: readonly string[],
  density: Density,
): string => {
  // Only maps have keys, for which the first condition asks.
  const all = density === 'dense' ? conditions : ['data is map', ...conditions];
  return `function ${entryOf(field)}(data${beside(field, 'form')}) { return ${allOf(all)}; }`;
};

/** The function for all entries of a list. */
export const entriesFunction = (field: FieldDefinition<'list'>): string =>
  `function ${entriesOf(field)}(all${beside(field, 'form')}) { return ${eachOf(entryOf(field), Math.min(field.max, mostEntries), beside(field, 'form'))}; }`;

/** The functions for the condition of a list of files; named after this field. */
export const fileFunctions = (field: FieldDefinition): string[] => {
  if (!('upload' in field) || field.maxFiles === undefined) return [];
  const name = functionOf(field);
  return [
    `function ${name}_one(each) { return ${allOf(["each != ''", ...constraintConditions('each', addressOf(field))])}; }`,
    `function ${name}(all) { return ${eachOf(`${name}_one`, field.maxFiles)}; }`,
  ];
};
