import type { Hours } from '../../schema/hours';
import type { Photo } from '../../schema/picture';
import type { SectionDefinition } from '../registry';

type DayLeaf = { weekday: string; day: string; month: string };

/**
 * An entry of a collection as a list shows it: tools/resolve fills it in, with all words in the site's language, so
 * that a page loads no more than what it shows.
 */
export type ListedEntry = {
  /** Its own in this list: of a series each date has one. */
  key: string;
  name: string;
  /** Its page, or where else it leads. */
  to?: string;
  description?: string;
  picture?: Photo;
  tags?: readonly string[];
  tagLinks?: readonly { label: string; to: string }[];
  /** The heading below which it stands, where the list is grouped. */
  group?: string;
  /** Days of the site's time zone: it is shown from the first on, and up to the last one. */
  from?: string;
  last?: string;
  /** The part of every year in which it is shown, as 05-01. */
  season?: { from: string; to: string };
  /** Its day as 2026-12-01 and in words, and its time. */
  day?: string;
  leaf?: DayLeaf;
  when?: string;
  time?: string;
  /** It goes on for several days: its leaf is the first of them. */
  lasts?: true;
  price?: string;
  prices?: readonly { label: string; price: string }[];
  unit?: string;
  /** The price in a second currency. */
  about?: string;
  /** What stands out: New, Cancelled, Sold out. */
  badge?: string;
  /** Adds an event without a page to a calendar. */
  calendar?: { label: string; to: string };
  highlight?: true;
  points?: readonly string[];
  /** Where it is, who does it, what it contains: short words below its name. */
  facts?: readonly string[];
  /** For the look of places. */
  place?: ListedPlace;
};

export type ListedPlace = {
  /** The postal address, line by line. */
  lines: readonly string[];
  telephone?: string;
  email?: string;
  hours?: Hours;
  map?: { title: string; frame: string; link: { label: string; to: string } };
};

/** A month of a calendar: its name, and the weekday of its first day, from 0 for the first one of the week. */
export type ListedMonth = { month: string; name: string; begins: number; days: number };

export type FilledList = SectionDefinition<'list'> & {
  entries?: readonly ListedEntry[];
  /** Adds all events of the collection to a calendar. */
  calendar?: { label: string; to: string };
  /** By the rate of which day its prices are shown in another currency too. */
  rate?: string;
  /** For the look of a calendar. */
  months?: readonly ListedMonth[];
  weekdays?: readonly string[];
};
