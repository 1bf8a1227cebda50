import { validTime } from '../../../../src/fields/time/value';
import { likelyDay } from '../../nearest/likely-day';
import { inQuotes } from '../../nearest/meant-by';
import type { Field } from './form-parts';

const two = (digits: string) => digits.padStart(2, '0');

/** 9:30 and 9.30 as config writes times. */
const likelyTime = (text: string): string | undefined => {
  const [, hours, minutes] = /^\s*(\d{1,2})[.:h](\d{2})\s*$/.exec(text) ?? [];
  const time = hours === undefined ? '' : `${two(hours)}:${minutes}`;
  return validTime.test(time) ? time : undefined;
};

const nearestMultiple = (value: number, step: number): string =>
  String(Number((Math.round(value / step) * step).toFixed(10)));

/** What was probably meant by a value that a field cannot hold, as config writes it. */
export const likelyValue = ({ kind, entries }: Field, value: unknown): string | undefined => {
  if (kind === 'number' && typeof value === 'number') {
    return nearestMultiple(value, typeof entries.step === 'number' ? entries.step : 1);
  }
  if (typeof value !== 'string') return undefined;
  const meant =
    kind === 'date' ? likelyDay(value) : kind === 'time' ? likelyTime(value) : undefined;
  return meant === undefined ? undefined : inQuotes(meant);
};
