import { calendarFileOf, feedFileOf } from '../collections/collection-files';
import { calendarFile, isEvent } from '../collections/event/calendar-file';
import type { KnownEntry } from '../collections/structured-data';
import { withoutMarks } from '../schema/parse-marks';
import type { SiteDefinition } from '../schema/site';
import { shownEntries } from '../sections/list/shown-entries';
import type { PageDefinition } from '../sections/page-schema';
import type { KnownEntries } from './entry-data';
import type { Feed } from './head-files';

/** A page as far as it tells which entries visitors can see. */
type ShownPage = {
  path: string;
  definition: PageDefinition;
  entry?: KnownEntry | undefined;
};

const listsOf = ({ definition: { sections } }: Pick<ShownPage, 'definition'>) =>
  sections.flatMap((section) => (section.kind === 'list' && !section.hidden ? [section] : []));

const collectionOf = ({ name }: KnownEntry) => name.split('/')[0] ?? '';

/** The collections that a page lists, or of which it shows an entry. */
export const collectionsOn = (page: Omit<ShownPage, 'path'>): string[] => [
  ...new Set([
    ...listsOf(page).map((list) => list.of),
    ...(page.entry ? [collectionOf(page.entry)] : []),
  ]),
];

/** The last day on which an entry is something to come; undefined for what does not end. */
const lastDay = ({ value, dates }: KnownEntry): string | undefined => {
  const last = dates.at(-1);
  const ends = [
    value.until,
    'closes' in value ? value.closes : undefined,
    last && (last.end ?? last.start).slice(0, 10),
  ];
  return ends.filter((day) => day !== undefined).sort()[0];
};

/**
 * The pages to be found on a day: those of entries that begin later are not among them, and of those that are over
 * only what a list of the site still shows.
 */
export const pagesToFind = <Page extends ShownPage>(
  pages: readonly Page[],
  today: string,
): readonly Page[] => {
  const listed = new Set(
    pages
      .flatMap((page) => listsOf(page).flatMap((list) => shownEntries(list, today)))
      .map(({ to }) => to),
  );
  return pages.filter(({ path, entry }) => {
    if (!entry) return true;
    if (entry.value.from !== undefined && entry.value.from > today) return false;
    const last = lastDay(entry);
    return last === undefined || last >= today || listed.has(path);
  });
};

/** The day on which an entry came: what has none is in no feed. */
const dateOf = ({ value }: KnownEntry): string | undefined =>
  'date' in value ? value.date : 'posted' in value ? value.posted : value.from;

type Site = {
  site: SiteDefinition;
  entries: KnownEntries;
  related: (words: string) => KnownEntry | undefined;
  addressOf: (to: string) => string;
  today: string;
};

const authorOf = ({ value }: KnownEntry, { site, related }: Site) => {
  const words = 'author' in value ? value.author : undefined;
  return words === undefined ? site.name : (related(words)?.value.name ?? words);
};

/** The feeds of collections that have one, with what is shown today. */
export const collectionFeeds = (known: Site): (Feed & { of: string })[] =>
  [...known.entries].flatMap(([of, entries]) => {
    const all = [...entries.values()];
    const title = all[0]?.collection.feed?.title;
    if (title === undefined) return [];
    const { site, today, addressOf } = known;
    const file = feedFileOf(of);
    const shown = all.flatMap((entry) => {
      const date = dateOf(entry);
      const { value, url } = entry;
      const isOver = value.until !== undefined && value.until < today;
      if (date === undefined || date > today || isOver) return [];
      const leads = value.to ?? ('file' in value ? value.file : undefined);
      const address = url ?? (leads === undefined ? `${site.origin}/` : addressOf(leads));
      return {
        id: url ?? `${site.origin}/${file}#${value.id}`,
        address,
        title: value.name,
        summary: value.description === undefined ? undefined : withoutMarks(value.description),
        date,
        author: authorOf(entry, known),
      };
    });
    const newest = [...shown].sort((one, other) => other.date.localeCompare(one.date));
    return [{ of, file, id: `${site.origin}/${file}`, title, entries: newest }];
  });

/** Files for calendars, by their paths: each event of the collections `of`, and all of each together. */
export const calendars = (
  { site, entries, related, today }: Site,
  of: readonly string[],
  times: { built: Date; changed: Date },
): { file: string; text: string }[] =>
  of.flatMap((name) => {
    const events = [...(entries.get(name)?.values() ?? [])].filter(isEvent);
    if (events.length === 0) return [];
    const one = events.map((event) => ({
      file: calendarFileOf(name, event.value.id),
      text: calendarFile([event], { site, ...times, related, name: event.value.name }),
    }));
    const title = events[0]?.collection.feed?.title ?? site.name;
    const begun = events.filter(({ value: { from } }) => from === undefined || from <= today);
    const all = calendarFile(begun, { site, ...times, related, name: title });
    return [{ file: calendarFileOf(name), text: all }, ...one];
  });
