import type { Event, Place, Thing, VirtualLocation } from 'schema-dts';
import { withOffset } from '../../schema/local-moment';
import {
  commonData,
  type EntryFacts,
  type EventDate,
  idOf,
  type KindData,
  type KnownEntry,
  offersData,
  organiserData,
  personData,
  placeData,
} from '../structured-data';

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  'moved-online': 'https://schema.org/EventMovedOnline',
} as const;

type Entry = KnownEntry<'event'>;

const locations = ({ value, url }: Entry, facts: EntryFacts) => {
  const { place: words, online, onlineAddress, status } = value;
  const isOnline = online === true || status === 'moved-online';
  // Of an event on the internet the address of the business says nothing.
  const isAtPlace = status !== 'moved-online' && !(isOnline && words === undefined);
  const place = isAtPlace ? placeData(words, facts) : undefined;
  const stream: VirtualLocation | undefined = isOnline
    ? { '@type': 'VirtualLocation', url: onlineAddress ?? url ?? facts.page }
    : undefined;
  const all: (Place | VirtualLocation)[] = [place ?? [], stream ?? []].flat();
  return {
    mode: place && stream ? 'Mixed' : stream ? 'Online' : 'Offline',
    location: all.length === 1 ? all[0] : all,
    isKnown: all.length > 0,
  } as const;
};

/** What does not take place cannot be had. */
const availabilityOf = ({ value: { status, seats } }: Entry) =>
  status === 'cancelled'
    ? {}
    : { availability: `https://schema.org/${seats === 0 ? 'SoldOut' : 'InStock'}` as const };

/** https://developers.google.com/search/docs/appearance/structured-data/event: each date of a series is an event. */
const onDate = (entry: Entry, { start, end }: EventDate, facts: EntryFacts): Event => {
  const { value } = entry;
  const zone = facts.site.timeZone ?? 'UTC';
  const { mode, location } = locations(entry, facts);
  const isSeries = value.repeats !== undefined;
  const offers = offersData(entry, facts, availabilityOf(entry));
  return {
    '@type': 'Event',
    ...commonData(entry, facts),
    ...(isSeries && { '@id': `${idOf(entry, facts)}-${start.slice(0, 10)}` }),
    startDate: withOffset(zone, start),
    ...(end !== undefined && { endDate: withOffset(zone, end) }),
    eventStatus: statuses[value.status ?? 'scheduled'],
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location,
    ...(offers.length > 0 && { offers }),
    organizer: value.organiser === undefined ? facts.agency : organiserData(value.organiser, facts),
    ...(value.performers &&
      value.performers.length > 0 && {
        performer: value.performers.map((words) => personData(words, facts)),
      }),
    ...(value.seats !== undefined && { maximumAttendeeCapacity: value.seats }),
  };
};

/** Dates of a series on its own page: more than anybody plans ahead. */
const mostDates = 20;

const ofEntry = (entry: Entry, facts: EntryFacts): Thing[] => {
  // Search engines need a place.
  if (!locations(entry, facts).isKnown) return [];
  const isSeries = entry.value.repeats !== undefined;
  return entry.dates
    .filter(({ start }) => !isSeries || start.slice(0, 10) >= facts.today)
    .slice(0, mostDates)
    .map((date) => onDate(entry, date, facts));
};

export const kindData: KindData<'event'> = { ofEntry };
