import { string } from 'yup';
import { validDate } from './valid-date';

/** A day that there is, as ISO 8601 writes it. */
export const calendarDay = (words: string) =>
  string()
    .typeError('must be a text in quotes')
    .required('is missing: write a day, for example 2026-03-31')
    .matches(validDate, { message: 'must be a day as year-month-day, for example 2026-03-31' })
    .meta({ description: words });
