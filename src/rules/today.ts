/** Config's word for the day on which a visitor sends the form. */
export const today = 'today';

const two = (value: number) => String(value).padStart(2, '0');

/** The day at `at` where the visitor is, such as 2026-11-21. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
