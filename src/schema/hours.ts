import type { InferType } from 'yup';
import type { BlankSite } from './blank';
import { dayOrYearly, optionalDayOrYearly } from './calendar-day';
import { parseSpan, weekdays } from './hour-span';
import {
  listOf,
  oneOf,
  optionalGroup,
  optionalList,
  optionalText,
  strictObject,
  text,
  whole,
} from './primitives';
import { usualText } from './usual-text';

const clock = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*([ap]m)?`;
const typedSpan = new RegExp(`^\\s*${clock}\\s*(?:[–—-]|to)\\s*${clock}\\s*$`, 'iu');

type Typed = [hour?: string, minutes?: string, half?: string];

/** In 24 hours; nothing that can be read for 13am. */
const asTime = ([hour = '', minutes = '00', half = '']: Typed): string => {
  if (half !== '' && (Number(hour) < 1 || Number(hour) > 12)) return '';
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
};

/**
 * Opening and closing time as people type them, such as 9-18 or 9.30am to 6pm. What has another reading stays as it is:
 * 6-9pm begins in the evening or the morning, and who types 9-6 may mean six in the evening.
 */
export const spanAsMeant = (typed: string): string => {
  if (parseSpan(typed)) return typed;
  const [, ...parts] = typedSpan.exec(typed) ?? [];
  const [first, second] = [parts.slice(0, 3), parts.slice(3)] as [Typed, Typed];
  const [from, until] = [asTime(first), asTime(second)];
  const [isPlain, isOtherPlain] = [first, second].map(([, , half]) => half === undefined);
  const isUnclear = isPlain !== isOtherPlain || (isPlain && until < from && from < '13');
  const span = `${from}–${until}`;
  return !isUnclear && parseSpan(span) ? span : typed;
};

const spanBeside = ({ beside }: BlankSite) =>
  ['09:00–12:00', '14:00–17:00'].find((each) => !beside.has(each)) ?? '19:00–21:00';

const span = text()
  .meta({ shown: false, blank: spanBeside, asMeant: spanAsMeant })
  .test(
    'span',
    "must be two different times in 24 hours, for example '08:00–12:00'; leave out a closed day",
    (value) => value === undefined || value.trim() === '' || parseSpan(value) !== undefined,
  );

const usual = strictObject({
  days: listOf('The days of the week.', oneOf(undefined, weekdays)),
  open: listOf(
    "The times: '08:00–12:00' and '13:00–18:00' have a break between them, '18:00–02:00' ends on the next day.",
    span,
  ),
});

const special = strictObject({
  label: optionalText('The name of the day, for example Christmas.', 'only the day is shown'),
  from: dayOrYearly(
    'The day, or the first of several, for example 2027-12-24; or 12-24, which comes back each year.',
  ),
  to: optionalDayOrYearly(
    'The last of several days. Each year from 12-24 to 01-06 is at the turn of the year.',
    'it is a single day',
  ),
  open: listOf('The times on these days.', span)
    .optional()
    .meta({ whenOmitted: 'closed on these days' }),
});

const hours = strictObject({
  week: listOf('The hours of a usual week. Days that are left out are closed.', usual),
  special: optionalList(
    'Days with other hours, for example holidays, in order. Where a day is in two of these, the first counts.',
    'every week is the same',
    special,
  ),
  closed: usualText('hours.closed', 'The words for closed days.'),
}).meta({ group: { name: 'Hours', description: 'Opening hours.' } });

export type Hours = InferType<typeof hours>;

const minutes = (words: string) =>
  whole(words)
    .positive('must be more than 0')
    .max(24 * 60, 'must be 1440 or less')
    .meta({ unit: 'minutes' });

/** At which times of the opening hours something begins. */
export const slotTimes = {
  every: minutes(
    'So many minutes are between two of these times; the first is that of opening.',
  ).meta({
    blank: 30,
  }),
  last: minutes('The last of them is so many minutes before closing, or earlier.')
    .optional()
    .meta({ whenOmitted: 'as many as between two of them' }),
};

/** `hours` as a key of a group. */
export const optionalHours = (words: string, whenOmitted: string) =>
  optionalGroup(words, whenOmitted, hours);
