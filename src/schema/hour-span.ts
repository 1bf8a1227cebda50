export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

const time = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const spanForm = new RegExp(`^(${time})\\s?[–-]\\s?(${time}|24:00)$`);

/** From when to when, as HH:MM. */
export type Span = { opens: string; closes: string };

/** What a text such as 08:00–12:00 says; undefined where it is written otherwise. */
export const parseSpan = (written: string): Span | undefined => {
  const [, opens, closes] = spanForm.exec(written) ?? [];
  return opens === undefined || closes === undefined || opens === closes
    ? undefined
    : { opens, closes };
};
