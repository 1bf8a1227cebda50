import { isShown } from '../../../../src/form/form-fields';
import { comparisons, type FieldCondition, joining } from '../../../../src/schema/condition';
import { sortOfField } from '../../../config-values/fitting-rules';
import { listOf, numberOf, textOf } from '../../../config-values/values';
import type { ErrorName } from '../../../problems/catalogue/errors';
import { flags } from '../../../problems/nearest/lexicon';
import { inQuotes, meantBy } from '../../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../../problems/problem';
import { needless } from '../found';
import { ageOfOther } from './check-ages';
import { someValues } from './field-values';
import {
  type Field,
  fieldNamed,
  type FormParts,
  namesOf,
  noSuchOption,
  type Placed,
  whereElse,
} from './form-parts';

const asksFor = ({ entries }: Placed) =>
  [...comparisons, ...joining].filter((key) => entries[key] !== undefined);

/** Conditions on a field above, with exactly one requirement. */
const isValid = (condition: Placed, fields: readonly Field[]) => {
  const target = targetOf(condition, fields);
  return (
    asksFor(condition).length === 1 &&
    target !== undefined &&
    ageOfOther(condition, { field: target, fields }).length === 0
  );
};

const targetOf = ({ entries, first }: Placed, fields: readonly Field[]): Field | undefined =>
  fieldNamed(entries.field, fields.slice(0, first));

/** All conditions that must hold before these apply, then they themselves. */
const withWhatTheyNeed = (conditions: readonly Placed[], fields: readonly Field[]): Placed[] =>
  conditions.flatMap((condition) => {
    const target = targetOf(condition, fields);
    return [...(target ? withWhatTheyNeed(target.when, fields) : []), condition];
  });

const anyDay = '2026-11-21';

/** The next numbers on either side of a limit, of those that the field can hold. */
const besideLimit = (limit: number, step: number): string[] =>
  [(Math.floor(limit / step) + 1) * step, (Math.ceil(limit / step) - 1) * step].map(String);

/** The texts that a condition asks for: of an age the birthday on this day, and the one after it. */
const wantedBy = (condition: FieldCondition, { entries }: Field): string[] => {
  const { is, isOneOf, moreThan, lessThan, youngerThan, notYoungerThan } = condition;
  const limit = numberOf(moreThan ?? lessThan);
  if (limit !== undefined) return besideLimit(limit, numberOf(entries.step) || 1);
  if (isOneOf !== undefined) return listOf(isOneOf).flatMap((each) => textOf(each) ?? []);
  const years = numberOf(youngerThan ?? notYoungerThan);
  if (years === undefined) return [textOf(is) ?? []].flat();
  const year = String(2026 - Math.floor(years)).padStart(4, '0');
  return [`${year}-11-21`, `${year}-11-22`];
};

const canHoldOn = (field: Field, conditions: readonly Placed[]): boolean => {
  const shownBy = conditions.map(({ entries }) => entries as FieldCondition);
  const values = someValues(
    field,
    shownBy.flatMap((each) => wantedBy(each, field)),
  );
  return (
    values?.some((value) => {
      const now = { values: { [field.name ?? '']: value }, today: anyDay };
      return isShown(shownBy, now);
    }) ?? true
  );
};

/** Whether all of these can hold at once; conditions with errors of their own are left out. */
const canAllHold = (conditions: readonly Placed[], fields: readonly Field[]): boolean => {
  const valid = conditions.filter((condition) => isValid(condition, fields));
  return fields.every((field) => {
    const own = valid.filter((condition) => targetOf(condition, fields) === field);
    return own.length === 0 || canHoldOn(field, own);
  });
};

/** A value that the other field cannot hold. */
const notHeld = ({ path, entries }: Placed, field: Field): Finding[] => {
  const other = (['isOneOf', 'moreThan', 'lessThan'] as const).find((key) => key in entries);
  if (other) return [{ error: 'conditionNeverHolds', path: `${path}.${other}` }];
  const word = textOf(entries.is) ?? '';
  const at = `${path}.is`;
  const missing = noSuchOption(at, word, field);
  if (missing.length > 0) return missing;
  if (sortOfField(field) === 'flag' || field.kind === 'file') {
    const suggestion = `filled: ${flags.get(word.toLowerCase()) ?? 'true'}`;
    return [{ error: 'conditionNeverHolds', path: at, suggestion, fix: { entry: suggestion } }];
  }
  return [{ error: 'conditionNeverHolds', path: at }];
};

export const optionsNamed = (
  { path, entries }: Pick<Placed, 'path' | 'entries'>,
  field: Field,
): Finding[] =>
  listOf(entries.isOneOf).flatMap((each, place) =>
    noSuchOption(`${path}.isOneOf[${place}]`, textOf(each), field),
  );

const againstOthers = (condition: Placed, field: Field, fields: readonly Field[]): Finding[] => {
  const around = withWhatTheyNeed(condition.outer, fields);
  const before = withWhatTheyNeed(field.when, fields);
  // What can never be shown anyway is reported at its own condition.
  if (![around, before].every((when) => canAllHold(when, fields))) return [];
  const others = [...around, ...before];
  if (canAllHold([...others, condition], fields)) return [];
  const against = others.find(
    (other) => targetOf(other, fields) === field && !canHoldOn(field, [other, condition]),
  );
  const see = against && { path: against.path };
  return [{ error: 'conditionNeverHolds', path: condition.path, see }];
};

const notAbove = ({ path, entries, first }: Placed, fields: readonly Field[]): Finding[] => {
  const name = textOf(entries.field);
  if (name === undefined) return [];
  const field = fields.find((each) => each.name === name);
  const at = `${path}.field`;
  if (!field) {
    const above = namesOf(fields.slice(0, first));
    const meant = { ...meantBy(name, above), ...whereElse(name, fields) };
    return [{ error: 'conditionWithoutField', path: at, ...meant }];
  }
  return field.when.some((each) => each.path === path)
    ? [{ ...needless('conditionOnItself', path), path: at }]
    : [{ error: 'conditionOnLater', path: at, see: { path: field.path } }];
};

const findingsOf = (condition: Placed, fields: readonly Field[]): Finding[] => {
  const { path, entries } = condition;
  const field = targetOf(condition, fields);
  const reported = field ? [] : notAbove(condition, fields);
  const comparisons = asksFor(condition);
  const joins = joining.some((key) => entries[key] !== undefined);
  if (comparisons.length !== 1 || (joins && entries.field !== undefined)) {
    const name = inQuotes(textOf(entries.field) ?? '…');
    const meant = comparisons.length === 0 ? `{ field: ${name}, filled: true }` : undefined;
    return [...reported, { error: 'oneCondition', path, ...becomes(meant) }];
  }
  if (!field) return reported;
  const wrongAge = ageOfOther(condition, { field, fields: fields.slice(0, condition.first) });
  if (wrongAge.length > 0) return wrongAge;
  // An age that is no number is told by its schema.
  const age = entries.youngerThan ?? entries.notYoungerThan;
  if (age !== undefined && numberOf(age) === undefined) return [];
  if (
    ['moreThan', 'lessThan'].some((key) => entries[key] && numberOf(entries[key]) === undefined)
  ) {
    return [];
  }
  const unknown = optionsNamed(condition, field);
  if (unknown.length > 0) return unknown;
  if (!canHoldOn(field, [condition])) return notHeld(condition, field);
  return [
    // It would always hold.
    ...noSuchOption(`${path}.isNot`, textOf(entries.isNot), field),
    ...againstOthers(condition, field, fields),
  ];
};

export const conditionErrors: readonly ErrorName[] = [
  'conditionWithoutField',
  'conditionOnItself',
  'conditionOnLater',
  'oneCondition',
  'conditionNeverHolds',
  'noSuchOption',
  'fieldOfOtherKind',
];

/** Conditions that can never hold, or always do. */
export const checkConditions = ({ fields, conditions }: FormParts): Finding[] =>
  conditions.flatMap((condition) => findingsOf(condition, fields));
