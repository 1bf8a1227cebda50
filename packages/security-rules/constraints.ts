import { oneLineText } from '../../src/fields/text-value';
import { blank } from '../../src/rules/is-blank';
import { allOf, anyOf, matchesCondition, matchesLine, rulesNumber } from './rules-language';

/** Of a text: a pattern that it fits, or the most UTF-16 units. `single` is the condition for one text by itself. */
export type TextConstraint =
  | { readonly fits: RegExp; readonly single?: string }
  | { readonly longest: number };

/** Of a number: what it is, the least, the most; null will do unless it is `filled`. */
type NumberConstraint = {
  readonly is?: string;
  readonly least?: number;
  readonly most?: number;
  readonly filled?: boolean;
};

/** How conditions are written: plainly, each by itself; or for a large form densely, many at once. */
export type Density = 'plain' | 'dense';

/**
 * A condition that is written shorter in a large form: what another condition asks as well, by failing, is left out there.
 * Undefined: nothing is asked where the text has a pattern to fit, since only texts have `matches`.
 */
type EitherConstraint = { readonly plain: string; readonly dense: string | undefined };

/**
 * What a value has to be, before it is written as a condition of the security rules: those of texts may be written for many
 * texts at once (line-conditions.ts), and all those of a number are one condition.
 */
export type Constraint = string | TextConstraint | NumberConstraint | EitherConstraint;

export const isOfText = (constraint: Constraint): constraint is TextConstraint =>
  typeof constraint !== 'string' && ('fits' in constraint || 'longest' in constraint);

const isOneLine = (constraint: Constraint) =>
  isOfText(constraint) && 'fits' in constraint && constraint.fits === oneLineText;

const isOfNumber = (constraint: Constraint): constraint is NumberConstraint =>
  typeof constraint !== 'string' && !isOfText(constraint) && !('plain' in constraint);

/** One condition, with the narrowest limits; none where there are none. */
const numberConditions = (value: string, constraints: readonly NumberConstraint[]): string[] => {
  const least = constraints.flatMap((each) => each.least ?? []);
  const most = constraints.flatMap((each) => each.most ?? []);
  const conditions = [
    ...constraints.flatMap((each) => each.is ?? []),
    ...(least.length > 0 ? [`${value} >= ${rulesNumber(Math.max(...least))}`] : []),
    ...(most.length > 0 ? [`${value} <= ${rulesNumber(Math.min(...most))}`] : []),
  ];
  const all = conditions.join(' && ');
  if (constraints.some(({ filled }) => filled)) return [all || `${value} != null`];
  return all ? [`(${value} == null || ${all})`] : [];
};

const isPattern = (constraint: Constraint) =>
  isOfText(constraint) && 'fits' in constraint && constraint.single === undefined;

/** The constraints of one value as conditions; only texts have `matches`, so that nothing else fits a pattern. */
export const constraintConditions = (
  value: string,
  constraints: readonly Constraint[],
  density: Density = 'plain',
): string[] => {
  const isDense = density === 'dense';
  const patterns = constraints.filter(isPattern);
  // A line that fits another pattern in it is a line.
  const isLine = isDense && patterns.length > 1 && constraints.some(isOneLine);
  return [
    ...numberConditions(value, constraints.filter(isOfNumber)),
    ...constraints.flatMap((each) => {
      if (typeof each === 'string') return each;
      if ('plain' in each) {
        if (!isDense) return each.plain;
        return each.dense ?? (patterns.length > 0 ? [] : each.plain);
      }
      if ('longest' in each) return `${value}.size() <= ${each.longest}`;
      if (!('fits' in each)) return [];
      if (isLine && isOneLine(each)) return [];
      if (isLine && each.single === undefined) return matchesLine(value, each.fits);
      return each.single ?? matchesCondition(value, each.fits);
    }),
  ];
};

/** The same, of a text that may be blank instead. */
export const orBlank = (value: string, constraints: readonly Constraint[]): Constraint[] => {
  const [only] = constraints;
  if (only === undefined) return [];
  if (constraints.length === 1 && typeof only === 'object' && 'fits' in only) {
    return [{ fits: anyOf(blank, only.fits) }];
  }
  return [
    `(${matchesCondition(value, blank)} || ${allOf(constraintConditions(value, constraints))})`,
  ];
};
