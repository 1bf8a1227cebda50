import { addDays, dayLength } from '../../schema/calendar';
import { minutesAhead, momentOf } from '../../schema/local-moment';
import { withoutMarks } from '../../schema/parse-marks';
import type { SiteDefinition } from '../../schema/site';
import { plainSigns } from '../../schema/texts';
import { collectionMetadata } from '../kind-metadata';
import { type EventDate, type KnownEntry, textOfBlock } from '../structured-data';

type Event = KnownEntry<'event'>;

/** Entries that take place have the keys of events. */
export const isEvent = (entry: KnownEntry): entry is Event =>
  collectionMetadata(entry).takesPlace === true;

/** A text as the value of a property (RFC 5545, section 3.3.11). */
const inText = (text: string) =>
  plainSigns(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`);

const encoder = new TextEncoder();

/** A line of at most 75 octets, and the rest below it behind a blank; no character is cut (section 3.1). */
const folded = (line: string): string => {
  const lines: string[] = [''];
  let room = 75;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (size > room) {
      lines.push(' ');
      room = 74;
    }
    room -= size;
    lines[lines.length - 1] += sign;
  }
  return lines.join('\r\n');
};

/** 20270113T190000 of 2027-01-13T19:00, and 20270113 of a day. */
const compact = (local: string) =>
  local.replaceAll(/[-:]/g, '') + (local.includes('T') ? '00' : '');

const inUtc = (moment: number) => `${compact(new Date(moment).toISOString().slice(0, 16))}Z`;

/** A moment of UTC to the second: 20270113T180000Z. */
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const minute = 60_000;

type Change = { moment: number; from: number; to: number };

const known = new Map<string, Change[]>();

/** When the clocks of a time zone change in a year, to the minute, with how far they are ahead of UTC. */
const changesIn = (zone: string, year: number): Change[] => {
  const key = `${zone} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const changes: Change[] = [];
  for (let start = Date.UTC(year, 0, 1); start < Date.UTC(year + 1, 0, 1); start += dayLength) {
    const [from, to] = [minutesAhead(zone, start), minutesAhead(zone, start + dayLength)];
    if (from === to) continue;
    let [before, after] = [start, start + dayLength];
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / 2 / minute) * minute;
      if (minutesAhead(zone, middle) === from) before = middle;
      else after = middle;
    }
    changes.push({ moment: after, from, to });
  }
  known.set(key, changes);
  return changes;
};

const offset = (ahead: number) => {
  const size = Math.abs(ahead);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  return `${ahead < 0 ? '-' : '+'}${two(size / 60)}${two(size % 60)}`;
};

/** The time zone in these years, with each change of its clocks (section 3.6.5). */
const timeZone = (zone: string, first: number, last: number): string[] => {
  const start = Date.UTC(first, 0, 1);
  const initial = minutesAhead(zone, start);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const changes = years.flatMap((year) => changesIn(zone, year));
  const all = [
    { moment: start - initial * minute, from: initial, to: initial },
    ...changes.filter(({ moment }) => moment > start),
  ];
  const least = Math.min(...all.map(({ to }) => to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...all.flatMap(({ moment, from, to }) => {
      const name = to > least ? 'DAYLIGHT' : 'STANDARD';
      const local = new Date(moment + from * minute).toISOString().slice(0, 16);
      return [
        `BEGIN:${name}`,
        `DTSTART:${compact(local)}`,
        `TZOFFSETFROM:${offset(from)}`,
        `TZOFFSETTO:${offset(to)}`,
        `END:${name}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
};

/** A property with a moment of the site's time zone, or with a day. */
const at = (name: string, local: string, zone: string): string => {
  if (!local.includes('T')) return `${name};VALUE=DATE:${compact(local)}`;
  return zone === 'UTC' ? `${name}:${compact(local)}Z` : `${name};TZID=${zone}:${compact(local)}`;
};

/** Its end, in the form of its start: a day ends when the next one begins. */
const endOf = ({ start, end }: EventDate, zone: string): string[] => {
  if (end === undefined) return [];
  if (!start.includes('T')) return [at('DTEND', addDays(end.slice(0, 10), 1), zone)];
  if (end.includes('T')) return [at('DTEND', end, zone)];
  return end > start.slice(0, 10) ? [at('DTEND', `${end}T23:59`, zone)] : [];
};

const weekly = (days: readonly string[]) =>
  days.map((each) => each.slice(0, 2).toUpperCase()).join(',');

const series = ({ value: { repeats } }: Event, start: string, zone: string): string[] => {
  if (!repeats) return [];
  const time = start.split('T')[1];
  const until =
    time === undefined ? compact(repeats.until) : inUtc(momentOf(zone, `${repeats.until}T23:59`));
  return [
    `RRULE:FREQ=WEEKLY;UNTIL=${until};BYDAY=${weekly(repeats.days)}`,
    ...(repeats.except ?? []).map((left) =>
      at('EXDATE', time === undefined ? left : `${left}T${time}`, zone),
    ),
  ];
};

const statuses = {
  scheduled: 'CONFIRMED',
  cancelled: 'CANCELLED',
  postponed: 'TENTATIVE',
  'moved-online': 'CONFIRMED',
} as const;

type Calendar = {
  site: SiteDefinition;
  /** When the file is made. */
  built: Date;
  /** When config was last written of which the events are. */
  changed: Date;
  /** What calendars call it. */
  name: string;
  /** The entry that a relation such as places/town-hall names. */
  related: (words: string) => KnownEntry | undefined;
};

const whereIs = ({ value }: Event, { related }: Calendar): string | undefined => {
  const { place, onlineAddress, status } = value;
  if (status === 'moved-online' || place === undefined) return onlineAddress;
  const entry = related(place);
  if (entry?.kind !== 'place') return entry?.value.name ?? place;
  const { name, address } = entry.value;
  const town = [address.postalCode, address.town].filter(Boolean).join(' ');
  return [name, address.street, town].join(', ');
};

const eventLines = (event: Event, calendar: Calendar): string[] => {
  const { site, built, changed } = calendar;
  const zone = site.timeZone ?? 'UTC';
  const { value, name, url } = event;
  const [date] = event.dates;
  if (!date) return [];
  const where = whereIs(event, calendar);
  const words = [
    ...(value.description === undefined ? [] : [withoutMarks(value.description)]),
    ...(value.text ?? []).map(textOfBlock),
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${name.replace('/', '-')}@${new URL(site.origin).host}`,
    // When this file was made, and when what it says was last written (sections 3.8.7.2 and 3.8.7.3): whoever has an older
    // one takes this.
    `DTSTAMP:${stamp(built)}`,
    `LAST-MODIFIED:${stamp(changed)}`,
    at('DTSTART', date.start, zone),
    ...endOf(date, zone),
    ...series(event, date.start, zone),
    `SUMMARY:${inText(value.name)}`,
    ...(words.length > 0 ? [`DESCRIPTION:${inText(words.join('\n\n'))}`] : []),
    ...(where === undefined ? [] : [`LOCATION:${inText(where)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    ...(value.tags ? [`CATEGORIES:${value.tags.map(inText).join(',')}`] : []),
    `STATUS:${statuses[value.status ?? 'scheduled']}`,
    'END:VEVENT',
  ];
};

/** Events for calendars (RFC 5545): a series is one event that repeats. */
export const calendarFile = (events: readonly Event[], calendar: Calendar): string => {
  const { site, name } = calendar;
  const zone = site.timeZone ?? 'UTC';
  const timed = events.flatMap(({ dates }) =>
    dates.flatMap(({ start, end }) =>
      start.includes('T') ? [start, end ?? start].map((each) => Number(each.slice(0, 4))) : [],
    ),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${inText(site.name)}//Events//${site.language.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${inText(name)}`,
    ...(timed.length > 0 && zone !== 'UTC'
      ? timeZone(zone, Math.min(...timed), Math.max(...timed))
      : []),
    ...events.flatMap((event) => eventLines(event, calendar)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};
