import { calendarFileOf } from '../../src/collections/collection-files';
import { collectionMetadata } from '../../src/collections/kind-metadata';
import { addDays, weekdayOf } from '../../src/schema/calendar';
import { dateFormat } from '../../src/schema/formats';
import type { Move } from '../../src/schema/values/written-place';
import { kindHas } from '../../src/sections/kind-metadata';
import type {
  FilledList,
  ListedEntry,
  ListedMonth,
  ListedPlace,
} from '../../src/sections/list/listed-entry';
import { unshownKeys } from '../../src/sections/list/unshown-keys';
import { groupOf, listOf, numberOf, textOf } from '../config-values/values';
import { chosenEntries, type Listed, type Lists } from './chosen-entries';
import { type Collection, type Entry, pathOfKey } from './entry';
import { calendarLink } from './listed-entries';
import { datesOf } from './occurrences';
import { hasSecondPrice } from './second-currency';

type Filled = { section: unknown; moves: Move[] };

const withPlace = (shown: ListedEntry, { value }: Entry): ListedEntry => {
  const { street, postalCode, town, region } = groupOf(value.address);
  const townLine = [postalCode, town].filter((part) => typeof part === 'string').join(' ');
  const lines = [street, townLine, region].flatMap((line) => textOf(line) || []);
  const { telephone, email, hours, map } = value;
  const place = { lines, telephone, email, hours, map } as unknown as ListedPlace;
  return { ...shown, place };
};

const asShownIn = ({ look, choose }: Readonly<Record<string, unknown>>, entry: ListedEntry) => {
  const shown: ListedEntry = { ...entry };
  // Tags are what visitors choose by; those that have a page are links beside them.
  if (choose === undefined) delete shown.tags;
  const unshown = Object.entries(unshownKeys).find(([name]) => name === look)?.[1] ?? [];
  for (const key of unshown) delete shown[key];
  return shown;
};

const monthName = (day: string, language: string) =>
  dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 7)}-01T00:00:00Z`),
  );

const groupOfEntry = ({ entry, shown }: Listed, group: unknown, language: string) => {
  if (group === 'tag') return shown.tags?.[0];
  if (group === 'group') return textOf(entry.value.group);
  return group === 'month' && shown.day !== undefined ? monthName(shown.day, language) : undefined;
};

/** Entries of one group stand together, in the order in which the groups begin. */
const together = (all: readonly ListedEntry[]): ListedEntry[] => {
  const groups = [...new Set(all.map(({ group }) => group))];
  // Without a heading above it, it stands before all headings.
  const order = [undefined, ...groups.filter((group) => group !== undefined)];
  const members = new Map(order.map((group) => [group, [] as ListedEntry[]]));
  for (const entry of all) members.get(entry.group)?.push(entry);
  return [...members.values()].flat();
};

/** How long a page is shown as it was built: what begins until then is in the page, for visitors of those days. */
const daysAhead = 60;

/** How many may be over soon, or begin later: of a list that stands on many pages it is counted once. */
const countReserve = (all: readonly Listed[], today: string): number => {
  const soon = addDays(today, daysAhead);
  const over = all.filter(({ shown: { last } }) => last !== undefined && last < soon).length;
  const later = all.filter(({ shown: { from } }) => from !== undefined && from > today).length;
  const seasonal = all.filter(({ shown: { season } }) => season !== undefined).length;
  return over + later + seasonal;
};

/** What the list may show from today on: more than its limit, since some will be over. */
const withinLimit = (
  all: readonly Listed[],
  limit: number | undefined,
  { today, reserves }: Lists,
) => {
  if (limit === undefined) return all;
  const reserve = reserves.get(all) ?? countReserve(all, today);
  reserves.set(all, reserve);
  return all.slice(0, limit + reserve);
};

/** The first weekday of the week in the language, from 0 for monday. */
const firstWeekday = (language: string): number => {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) - 1;
};

/** Monday, the fifth of January 2026, and the days after it. */
const weekdayNames = (language: string, first: number) =>
  Array.from({ length: 7 }, (_, at) =>
    dateFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, 0, 5 + ((first + at) % 7))),
    ),
  );

const monthsOf = (entries: readonly ListedEntry[], language: string): ListedMonth[] => {
  const first = firstWeekday(language);
  const months = entries.flatMap(({ day }) => (day === undefined ? [] : [day.slice(0, 7)]));
  return [...new Set(months)].toSorted().map((month) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return {
      month,
      name: monthName(`${month}-01`, language),
      begins: (weekdayOf(`${month}-01`) - first + 7) % 7,
      days: new Date(Date.UTC(year, number, 0)).getUTCDate(),
    };
  });
};

/** A section of the kind list with its entries, and where each is written. */
const filledList = (
  section: Readonly<Record<string, unknown>>,
  at: string,
  { collection, ...lists }: Lists & { collection: Collection; page: Entry | undefined },
): Filled => {
  const { group, limit, look, when } = section;
  const { language } = lists.locale;
  const all = chosenEntries(collection, section, lists);
  const chosen = withinLimit(all, numberOf(limit), lists).map((listed) => {
    const heading = groupOfEntry(listed, group, language);
    const { entry } = listed;
    const own = asShownIn(section, listed.shown);
    const shown = look === 'places' ? withPlace(own, entry) : own;
    return { entry, shown: heading === undefined ? shown : { ...shown, group: heading } };
  });
  const entries = together(chosen.map(({ shown }) => shown));
  const writtenOf = new Map(chosen.map(({ entry, shown }) => [shown, entry]));
  const { second } = lists;
  const showsSecond =
    second &&
    chosen.some(
      ({ entry, shown }) =>
        (shown.price ?? shown.prices ?? shown.facts) !== undefined &&
        hasSecondPrice(entry, collection, second),
    );
  const filled = {
    ...section,
    entries,
    ...(showsSecond && { rate: second.note }),
    ...(collectionMetadata(collection).takesPlace &&
      when !== 'past' &&
      entries.length > 0 && {
        calendar: {
          label: lists.terms.allToCalendar,
          to: `/${calendarFileOf(collection.name)}`,
        },
      }),
    ...(look === 'calendar' && {
      months: monthsOf(entries, language),
      weekdays: weekdayNames(language, firstWeekday(language)),
    }),
  } as unknown as FilledList;
  return {
    section: filled,
    moves: entries.flatMap((shown, index): Move[] => {
      const entry = writtenOf.get(shown);
      if (!entry) return [];
      const { file, path, keys = {} } = entry;
      const shownAt = `${at}.entries[${index}]`;
      return [
        { shown: shownAt, written: { file, path } },
        ...Object.keys(keys).map((key) => ({
          shown: `${shownAt}.${key}`,
          written: { file, path: pathOfKey(entry, key) },
        })),
      ];
    }),
  };
};

type Filling = Lists & {
  page: Entry | undefined;
  entryLinks: (section: Readonly<Record<string, unknown>>, entry: Entry) => unknown;
};

/** The page of an entry that takes place and is not over, with a link that adds it to a calendar below its headline. */
const withCalendar = (
  sections: readonly unknown[],
  entry: Entry | undefined,
  { collections, terms, today }: Lists,
) => {
  const collection = entry && collections.get(entry.of);
  if (!collection || !collectionMetadata(collection).takesPlace) return sections;
  const last = datesOf(textOf(entry.value.start) ?? '', entry.value).at(-1);
  if (!last || (last.end ?? last.start).slice(0, 10) < today) return sections;
  const first = sections.findIndex((section) => kindHas(groupOf(section), 'breadcrumb'));
  return sections.map((section, index) =>
    index === first ? { ...groupOf(section), calendar: calendarLink(entry, { terms }) } : section,
  );
};

export const withFilledLists = (
  value: unknown,
  { page, entryLinks, ...lists }: Filling,
): { value: unknown; moves: Move[] } => {
  const written = listOf(groupOf(value).sections);
  const sections = withCalendar(written, page, lists);
  const moves: Move[] = [];
  const filled = sections.map((section, index) => {
    const group = groupOf(section);
    if (group.kind === 'entry-links' && page) return entryLinks(group, page);
    const isList = group.kind === 'list';
    const collection = isList ? lists.collections.get(textOf(group.of) ?? '') : undefined;
    if (!collection) return section;
    const found = filledList(group, `sections[${index}]`, { ...lists, collection, page });
    moves.push(...found.moves);
    return found.section;
  });
  const isAsWritten = filled.every((section, index) => section === written[index]);
  return { value: isAsWritten ? value : { ...groupOf(value), sections: filled }, moves };
};
