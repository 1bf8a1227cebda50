import { blank } from '../../src/rules/predicates';
import { allOf, anyOf, matchesCondition, rulesNumber } from './rules-language';

/** Of a text: a pattern that it fits, or the most UTF-16 units. `alone` says what the pattern does, for one text. */
export type AskedOfText =
  | { readonly fits: RegExp; readonly alone?: string }
  | { readonly longest: number };

/** Of a number: what it is, the least, the most; null will do unless it is `filled`. */
type AskedOfNumber = {
  readonly is?: string;
  readonly least?: number;
  readonly most?: number;
  readonly filled?: boolean;
};

/**
 * What is asked of a value: a condition of the security rules. What is asked of texts may be asked of many at once
 * (line-conditions.ts), and all that is asked of a number is one condition.
 */
export type Asked = string | AskedOfText | AskedOfNumber;

export const isOfText = (asked: Asked): asked is AskedOfText =>
  typeof asked !== 'string' && ('fits' in asked || 'longest' in asked);

const isOfNumber = (asked: Asked): asked is AskedOfNumber =>
  typeof asked !== 'string' && !isOfText(asked);

/** One condition, with the narrowest limits; none where nothing is asked. */
const numberConditions = (value: string, asked: readonly AskedOfNumber[]): string[] => {
  const least = asked.flatMap((each) => each.least ?? []);
  const most = asked.flatMap((each) => each.most ?? []);
  const conditions = [
    ...asked.flatMap((each) => each.is ?? []),
    ...(least.length > 0 ? [`${value} >= ${rulesNumber(Math.max(...least))}`] : []),
    ...(most.length > 0 ? [`${value} <= ${rulesNumber(Math.min(...most))}`] : []),
  ];
  const all = conditions.join(' && ');
  if (asked.some(({ filled }) => filled)) return [all || `${value} != null`];
  return all ? [`(${value} == null || ${all})`] : [];
};

/** What is asked of one value, as conditions; only texts have `matches`, so that nothing else fits a pattern. */
export const writeAsked = (value: string, asked: readonly Asked[]): string[] => [
  ...numberConditions(value, asked.filter(isOfNumber)),
  ...asked.flatMap((each) => {
    if (typeof each === 'string') return each;
    if ('longest' in each) return `${value}.size() <= ${each.longest}`;
    return 'fits' in each ? (each.alone ?? matchesCondition(value, each.fits)) : [];
  }),
];

/** The same, of a text that may be blank instead. */
export const orBlank = (value: string, asked: readonly Asked[]): Asked[] => {
  const [only] = asked;
  if (only === undefined) return [];
  if (asked.length === 1 && typeof only === 'object' && 'fits' in only) {
    return [{ fits: anyOf(blank, only.fits) }];
  }
  return [`(${matchesCondition(value, blank)} || ${allOf(writeAsked(value, asked))})`];
};
