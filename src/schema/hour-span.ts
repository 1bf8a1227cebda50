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

/** The format of HTML's control without seconds (HTML, section 2.3.5.4). */
export const validTime = new RegExp(`^${time}$`, 'su');

const spanForm = new RegExp(`^(${time})\\s?[–-]\\s?(${time}|24:00)$`);

/** Opening and closing time, as HH:MM. */
export type Span = { opens: string; closes: string };

/** Parses a text such as 08:00–12:00; undefined if it has another form. */
export const parseSpan = (written: string): Span | undefined => {
  const [, opens, closes] = spanForm.exec(written) ?? [];
  return opens === undefined || closes === undefined || opens === closes
    ? undefined
    : { opens, closes };
};

/** Minutes after midnight. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

type UsualWeek = readonly { days: readonly Weekday[]; open: readonly string[] }[];

/** The opening hours that begin on a day of the usual week, as they are written, the earliest first. */
export const spansOn = (week: UsualWeek, weekday: Weekday | undefined): string[] =>
  week.flatMap(({ days, open }) => (days.some((day) => day === weekday) ? open : [])).sort();
