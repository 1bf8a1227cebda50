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

const holds = ({ is, isNot, filled }: Condition, asked: Asked): string => {
  if (is !== undefined) return isCondition(asked, is);
  if (isNot !== undefined) return `!(${isCondition(asked, isNot)})`;
  return (filled ? filledCondition : emptyCondition)(asked.value, asked.sort);
};

/**
 * The condition under which something is shown, for Firebase's security rules; `ask` returns a field by
 * its name. Earlier conditions show the field of a later one: where one fails, no missing member is
 * read.
 */
export const shownCondition = (when: readonly Condition[], ask: (field: string) => Asked): string =>
  when.map((condition) => holds(condition, ask(condition.field))).join(' && ');
