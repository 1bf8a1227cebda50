import { prefilledValue } from '../../../../src/form/prefilled';
import { sortOf } from '../../../../src/rules/predicates';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import type { Value } from '../../../../src/schema/record';
import { emptyOf, withKind } from '../../../config-values/fitting-rules';
import { groupOf, listOf, numberOf, textOf } from '../../../config-values/values';
import { type Field, optionsOf } from './form-parts';

/** Its options are not known, or it has none, which is told there. */
const isWithoutOptions = (field: Field) =>
  ('options' in field.entries || field.kind === 'matrix') && optionsOf(field).length === 0;

/** Whether a link can fill in the field with `text`; undefined where that is unknown. */
export const canPrefill = (field: Field, text: string): boolean | undefined =>
  isWithoutOptions(field)
    ? undefined
    : withKind(field, (kind, definition) => prefilledValue(kind, definition, [text]) !== undefined);

/** Whether a field can hold `value`; undefined where that is unknown. */
export const canHold = (
  field: Field,
  value: unknown,
  rules?: readonly RuleDefinition[],
): boolean | undefined =>
  withKind(field, (kind, definition) => kind.holds(definition, value, rules));

/** What is checked and stored of a text that somebody types; undefined where that is unknown. */
export const sentAs = (field: Field, text: string): Value | undefined =>
  withKind(field, (kind, definition) => kind.sent?.(definition, text) ?? text);

/** The rows of a matrix with each of its answers, and with as many of them as there are rows. */
const answersOf = ({ entries }: Field): Value[] => {
  const names = listOf(entries.rows).flatMap((row) => textOf(groupOf(row).name) ?? []);
  const choices = listOf(entries.columns).flatMap((column): (string | number)[] => {
    const { value, number } = groupOf(column);
    return [textOf(value) ?? numberOf(number) ?? []].flat();
  });
  const one = (choice: string | number | undefined) =>
    entries.several === true ? [String(choice ?? '')] : (choice ?? null);
  const by = (choice: (place: number) => string | number | undefined) =>
    Object.fromEntries(names.map((name, place) => [name, one(choice(place))]));
  return [
    ...choices.map((choice) => by(() => choice)),
    by((place) => choices[place % choices.length]),
  ];
};

/** A text, a number, a day, a time: one of each type that nobody asks for. */
const someTexts = ['x', '0', '1', '1000', '1000-01-01', '00:01'];

/**
 * Enough of a field's possible values to decide whether some of them fulfil conditions; `texts` are
 * those in these. Undefined where unknown.
 */
export const someValues = (field: Field, texts: readonly string[]): Value[] | undefined => {
  const empty = emptyOf(field);
  const options = optionsOf(field);
  // Nobody waits for a visitor's own words: a text that is no option is a misspelt one.
  const wanted = options.length > 0 ? texts.filter((each) => options.includes(each)) : texts;
  if (empty === undefined || isWithoutOptions(field) || field.kind === 'stored-group') {
    return undefined;
  }
  if (field.kind === 'matrix') return [empty, ...answersOf(field)];
  // What its entries hold, no condition asks.
  if (field.kind === 'list')
    return [...(Array.isArray(empty) && empty.length > 0 ? [] : [[]]), [{}]];
  // Nobody asks for the address of a file.
  const isFile = field.kind === 'file';
  const tried = isFile ? ['\uFFFF'] : [...wanted, ...options, ...someTexts];
  const { step } = field.entries;
  const numbers = [...tried.map(Number), typeof step === 'number' ? step : 1];
  const all = [
    true,
    false,
    ...tried,
    ...numbers,
    [...new Set(wanted)],
    ...tried.map((each) => [each]),
  ];
  const isHeld = (value: Value) =>
    sortOf(value) === sortOf(empty) && (isFile || canHold(field, value) === true);
  return [empty, ...all.filter(isHeld)];
};
