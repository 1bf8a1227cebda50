import type { ValueKind } from '../kind-module';
import { typedText, writeText } from '../text-value';

/** Beyond it whole numbers are no longer told apart. */
export const largest = Number.MAX_SAFE_INTEGER;

/** How far from a multiple of its step a number may be: halves and cents are no binary fractions. */
const slack = 1e-6;

/**
 * The number that `text` writes, with a dot or a comma before its decimals: null for nothing, the
 * text itself where it is no number.
 */
export const parseNumber = (text: string): number | string | null => {
  const plain = text
    .trim()
    .replace(',', '.')
    .replace(/^\u2212/, '-');
  if (plain === '') return null;
  // `+ 0`: there is no negative nothing.
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) + 0 : text;
};

/** As `parseNumber` reads it: without a power of ten. */
const inDigits = (value: number) =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });

const isMultiple = (value: number, step: number) => {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < slack;
};

/** Whether the security rules can count in this step: of whole numbers they know what remains. */
export const isWholeStep = (step: number): boolean => Number.isSafeInteger(step);

const isWholeMultiple = (value: number, step: number) =>
  // To Firestore a negative nothing is no whole number.
  value % step === 0 && !Object.is(value, -0);

export const numberValue: ValueKind<'number'> = {
  empty: () => null,
  read: ([text = '']) => parseNumber(text),
  write: (value) => (typeof value === 'number' ? [inDigits(value)] : writeText(value)),
  // A text that is no number stays what it is where it was typed, and is refused as before.
  restore: (field, written) => {
    const value = parseNumber(typedText(field, written) ?? 'none');
    return typeof value === 'string' && written.kind !== 'number' ? undefined : value;
  },
  holds: ({ step = 1 }, value) =>
    value === null ||
    (typeof value === 'number' &&
      Math.abs(value) <= largest &&
      (!isWholeStep(step) || isWholeMultiple(value, step))),
  fits: ({ step = 1 }, value) => typeof value !== 'number' || isMultiple(value, step),
  refusal: ({ refusal }) => refusal,
};
