import type { When } from '../../src/form/form-fields';
import type { Sort } from '../../src/rules/predicates';
import type { FieldCondition } from '../../src/schema/condition';
import { emptyCondition, filledCondition } from './rule-conditions';
import {
  allOf,
  matchesCondition,
  oneOfTexts,
  rulesList,
  rulesNumber,
  rulesText,
} from './rules-language';

/** `lists`: of a map what it holds as lists. */
type Answer = { value: string; sort: Sort; lists: readonly string[] };

/** Numbers are compared as JavaScript writes them: never 007 or 1.0. */
const numberIn = (wanted: string): string | undefined => {
  const number = Number(wanted);
  return Number.isFinite(number) && String(number) === wanted ? rulesNumber(number) : undefined;
};

const numberIs = (value: string, wanted: string): string => {
  if (wanted === 'null') return `${value} == null`;
  const number = numberIn(wanted);
  return number === undefined ? 'false' : `${value} == ${number}`;
};

/** An answer of a matrix may be a text or a number. */
const choicesOf = (wanted: readonly string[]): string =>
  `[${wanted.flatMap((each) => [rulesText(each), numberIn(each) ?? []].flat()).join(', ')}]`;

/** One of these is among what a map holds, or in one of its lists, which may be left out. */
const isInMap = ({ value, lists }: Answer, wanted: readonly string[]): string => {
  const inLists = lists.map(
    (name) => `${value}.get(${rulesText(name)}, []).hasAny(${rulesList(wanted)})`,
  );
  const all = [`${value}.values().hasAny(${choicesOf(wanted)})`, ...inLists];
  return all.length === 1 ? String(all[0]) : `(${allOf(all, ' || ')})`;
};

const flagIs = (value: string, wanted: string): string => {
  if (wanted === 'true') return value;
  return wanted === 'false' ? `!${value}` : 'false';
};

const isCondition = (answer: Answer, wanted: string): string => {
  const { value, sort } = answer;
  if (sort === 'flag') return flagIs(value, wanted);
  if (sort === 'number') return numberIs(value, wanted);
  if (sort === 'map') return isInMap(answer, [wanted]);
  const text = rulesText(wanted);
  return sort === 'list' ? `${text} in ${value}` : `${value} == ${text}`;
};

const isOneOfCondition = (answer: Answer, wanted: readonly string[]): string => {
  const { value, sort } = answer;
  // One expression each, however many values there are.
  if (sort === 'text') return matchesCondition(value, oneOfTexts(wanted));
  if (sort === 'list') return `${value}.hasAny(${rulesList(wanted)})`;
  if (sort === 'map') return isInMap(answer, wanted);
  return `(${allOf(
    wanted.map((each) => isCondition(answer, each)),
    ' || ',
  )})`;
};

/** Only of a number: nothing else is more or less than one. */
const comparedCondition = ({ value, sort }: Answer, sign: '<' | '>', limit: number): string =>
  sort === 'number' ? `${value} != null && ${value} ${sign} ${rulesNumber(limit)}` : 'false';

/** A day as a number, as `dayNumber` in src/form/form-fields.ts. */
const dayNumber = (day: string) => `int(${day}[0:4] + ${day}[5:7] + ${day}[8:10])`;

type About = {
  ask: (field: string) => Answer;
  /** The stamp that holds the visitor's day. */
  today: string;
};

const holds = (condition: FieldCondition, { ask, today }: About): string => {
  const { is, isNot, isOneOf, filled, moreThan, lessThan } = condition;
  const { youngerThan, notYoungerThan } = condition;
  const answer = ask(condition.field);
  if (is !== undefined) return isCondition(answer, is);
  if (isNot !== undefined) return `!(${isCondition(answer, isNot)})`;
  if (isOneOf) return isOneOfCondition(answer, isOneOf);
  if (moreThan !== undefined) return comparedCondition(answer, '>', moreThan);
  if (lessThan !== undefined) return comparedCondition(answer, '<', lessThan);
  if (filled !== undefined) {
    return (filled ? filledCondition : emptyCondition)(answer.value, answer.sort);
  }
  const years = (youngerThan ?? notYoungerThan ?? 0) * 10_000;
  const compared = youngerThan === undefined ? '<=' : '>';
  return `${answer.value} != '' && ${dayNumber(answer.value)} + ${years} ${compared} ${dayNumber(today)}`;
};

/**
 * The condition under which something is shown, for Firebase's security rules; `ask` returns a field by
 * its name. Earlier conditions show the field of a later one: where one fails, no missing member is
 * read.
 */
export const shownCondition = (when: readonly When[], about: About): string =>
  when
    .map((each) =>
      'anyOf' in each
        ? `(${allOf(
            each.anyOf.map((all) => shownCondition(all, about)),
            ' || ',
          )})`
        : holds(each, about),
    )
    .join(' && ');
