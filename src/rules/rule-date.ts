import { validDate } from '../schema/calendar-day';
import { text } from '../schema/primitives';
import { today } from './today';

/** A day that a rule names. */
export const ruleDate = (words: string) =>
  text(words).test(
    'date',
    'must be a day like 2026-11-21, or today',
    (value) => value === today || validDate.test(value),
  );
