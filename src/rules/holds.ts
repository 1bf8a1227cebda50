import type { Condition, FieldCondition } from '../schema/condition';
import type { PlainValue, Value, Values } from '../schema/record';
import { textOf, textsIn } from '../schema/record-texts';
import { isGroup } from '../schema/values/group';
import { isBlank } from './is-blank';

/** Whether a form of the site asks for an age; Vite writes it. */
const hasAges = globalThis.__SITE__?.asksForAges ?? true;

/** Whether one compares numbers, knows several values, or joins conditions; Vite writes it. */
const comparesAnswers = globalThis.__SITE__?.comparesAnswers ?? true;

/** Whether a field holds a map, as a matrix and a stored group do; Vite writes it. */
const hasMaps = globalThis.__SITE__?.hasMaps ?? true;

/** The values of the fields that are shown, and the visitor's day, which may go on with a time. */
export type Now = { values: Values; today: string };

/** Of several choices, and of what a map holds, one at least. */
const isHeld = (value: Value | undefined, wanted: string): boolean => {
  if (Array.isArray(value)) return textsIn(value).includes(wanted);
  if (hasMaps && isGroup(value)) {
    return Object.values(value)
      .flat()
      .some(
        (each) => (typeof each === 'string' || typeof each === 'number') && String(each) === wanted,
      );
  }
  const plain = value as Exclude<PlainValue, string[]> | undefined;
  return String(plain) === wanted;
};

/** 2008-02-29 as 20080229: a year later is 10 000 more. Who is born on 29 February is a year older on 1 March. */
const dayNumber = (day: string) => Number(day.slice(0, 10).replaceAll('-', ''));

/** Whether a shown field with `value` fulfils the condition on the day `today`, such as 2026-11-21. */
export const holdsOf = (
  condition: FieldCondition,
  value: Value | undefined,
  today: string,
): boolean => {
  const { is, isNot, filled, youngerThan, notYoungerThan } = condition;
  if (is !== undefined) return isHeld(value, is);
  if (isNot !== undefined) return !isHeld(value, isNot);
  if (filled !== undefined) return isBlank(value) !== filled;
  if (comparesAnswers) {
    const { isOneOf, moreThan, lessThan } = condition;
    if (isOneOf) return isOneOf.some((each) => isHeld(value, each));
    if (moreThan !== undefined) return typeof value === 'number' && value > moreThan;
    if (lessThan !== undefined) return typeof value === 'number' && value < lessThan;
  }
  if (!hasAges || isBlank(value)) return false;
  const comesOfAge = dayNumber(textOf(value)) + (youngerThan ?? notYoungerThan ?? 0) * 10_000;
  return youngerThan === undefined ? comesOfAge <= dayNumber(today) : comesOfAge > dayNumber(today);
};

/** Whether a condition holds among the fields that are shown: what is hidden holds nothing, and fulfils nothing. */
export const holds = (condition: Condition, now: Now): boolean => {
  const { any, all } = condition;
  if (comparesAnswers && any) return any.some((each) => holds(each, now));
  if (comparesAnswers && all) return all.every((each) => holds(each, now));
  // Its schema asks for the field of every other condition.
  const own = condition as FieldCondition;
  return Object.hasOwn(now.values, own.field) && holdsOf(own, now.values[own.field], now.today);
};
