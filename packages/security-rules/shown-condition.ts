import type { Sort } from '../../src/rules/predicates';
import type { Condition } from '../../src/schema/condition';
import { emptyCondition, filledCondition } from './rule-conditions';
import { rulesNumber, rulesText } from './rules-language';

type Asked = { value: string; sort: Sort };

const numberIs = (value: string, wanted: string): string => {
  if (wanted === 'null') return `${value} == null`;
  const number = Number(wanted);
  // Numbers are compared as JavaScript writes them: never 007 or 1.0.
  const isNumber = Number.isFinite(number) && String(number) === wanted;
  return isNumber ? `${value} == ${rulesNumber(number)}` : 'false';
};

const flagIs = (value: string, wanted: string): string => {
  if (wanted === 'true') return value;
  return wanted === 'false' ? `!${value}` : 'false';
};

const isCondition = ({ value, sort }: Asked, wanted: string): string => {
  if (sort === 'flag') return flagIs(value, wanted);
  if (sort === 'number') return numberIs(value, wanted);
  const text = rulesText(wanted);
  return sort === 'list' ? `${text} in ${value}` : `${value} == ${text}`;
};

/** A day as a number, as `dayNumber` in src/form/form-fields.ts. */
const dayNumber = (day: string) => `int(${day}[0:4] + ${day}[5:7] + ${day}[8:10])`;

type About = {
  ask: (field: string) => Asked;
  /** The stamp that holds the visitor's day. */
  today: string;
};

const holds = (condition: Condition, { ask, today }: About): string => {
  const { is, isNot, filled, youngerThan, notYoungerThan } = condition;
  const asked = ask(condition.field);
  if (is !== undefined) return isCondition(asked, is);
  if (isNot !== undefined) return `!(${isCondition(asked, isNot)})`;
  if (filled !== undefined) {
    return (filled ? filledCondition : emptyCondition)(asked.value, asked.sort);
  }
  const years = (youngerThan ?? notYoungerThan ?? 0) * 10_000;
  const compared = youngerThan === undefined ? '<=' : '>';
  return `${asked.value} != '' && ${dayNumber(asked.value)} + ${years} ${compared} ${dayNumber(today)}`;
};

/**
 * The condition under which something is shown, for Firebase's security rules; `ask` returns a field by
 * its name. Earlier conditions show the field of a later one: where one fails, no missing member is
 * read.
 */
export const shownCondition = (when: readonly Condition[], about: About): string =>
  when.map((condition) => holds(condition, about)).join(' && ');
