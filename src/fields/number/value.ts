import { orElse } from '../../loading/browser-facilities';
import { numberFormat } from '../../schema/formats';
import { textOf } from '../../schema/record-texts';
import type { ValueKind } from '../kind-module';
import { typedText, writeText } from '../text-value';
import { inDigits, parseNumber } from './parse-number';

/** Larger whole numbers are not exact. */
export const largest = Number.MAX_SAFE_INTEGER;

/** How far a number may be from a multiple of its step: halves and cents are no binary fractions. */
const slack = 1e-6;

const isMultiple = (value: number, step: number) => {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < slack;
};

/** Whether the security rules can check this step: they have a remainder only for whole numbers. */
export const isWholeStep = (step: number): boolean => Number.isSafeInteger(step);

const isWholeMultiple = (value: number, step: number) =>
  // Firestore stores -0 as a fraction.
  value % step === 0 && !Object.is(value, -0);

export const numberValue: ValueKind<'number'> = {
  empty: () => null,
  read: ([text = ''], field) => parseNumber(text, field),
  write: (value) => (typeof value === 'number' ? [inDigits(value)] : writeText(value)),
  // A text that is not a number is restored as typed, and has its error message again.
  restore: (field, written) => {
    const value = parseNumber(typedText(field, written) ?? 'none', field);
    return typeof value === 'string' && written.kind !== 'number' ? undefined : value;
  },
  holds: ({ step = 1 }, value) =>
    value === null ||
    (typeof value === 'number' &&
      Math.abs(value) <= largest &&
      (!isWholeStep(step) || isWholeMultiple(value, step))),
  fits: ({ step = 1 }, value) => typeof value !== 'number' || isMultiple(value, step),
  errorMessage: ({ errorMessage }) => errorMessage,
  inWords: ({ prefix, unit }, value, { language }) => {
    if (value === null) return '';
    const format = () => numberFormat(language).format(Number(value));
    const number = orElse(format, textOf(value));
    // A sign stands at its number, words before it.
    const written = prefix ? `${prefix}${/\p{Letter}$/u.test(prefix) ? ' ' : ''}${number}` : number;
    return unit ? `${written} ${unit}` : written;
  },
};
