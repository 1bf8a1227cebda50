import { calendarFileOf } from '../../src/collections/collection-files';
import { collectionMetadata, factKeys } from '../../src/collections/kind-metadata';
import { isYearly } from '../../src/schema/calendar';
import { type Diet, diets } from '../../src/schema/diets';
import { dateFormat, listFormat, numberFormat } from '../../src/schema/formats';
import { weekdays } from '../../src/schema/hour-span';
import type { Metadata } from '../../src/schema/metadata';
import type { Photo } from '../../src/schema/picture';
import { en } from '../../src/schema/usual-words/en';
import { usualWordsIn } from '../../src/schema/usual-words/usual-words-in';
import { valueAt } from '../../src/schema/values/paths';
import type { ListedEntry } from '../../src/sections/list/listed-entry';
import { groupOf, listOf, numberOf, textAt, textOf } from '../config-values/values';
import type { Collection, Entry } from './entry';
import { addressLine, type Context, priceInWords, relatedTo, yearlyInWords } from './entry-words';
import { datesOf } from './occurrences';
import { siteLanguageOf } from './with-usual-words';

const terms = [
  ...(['free', 'priceFrom', 'aboutPrice', 'priceRate', 'soldOut', 'fewLeft'] as const),
  ...(['cancelled', 'postponed', 'movedOnline', 'everyWeek', 'exceptOn', 'moreDates'] as const),
  ...(['addToCalendar', 'allToCalendar', 'allergens'] as const),
];

/** Words of config/site.ts for entries, or the usual ones in its language. */
export const termsOf = (site: unknown) => {
  const own = valueAt(site, 'words.entries');
  const usual = usualWordsIn(siteLanguageOf(site)) ?? en;
  const words = terms.map((term) => [term, textAt(own, term) ?? usual[`entries.${term}`]]);
  return {
    ...(Object.fromEntries(words) as Record<(typeof terms)[number], string>),
    diet: (diet: string) =>
      textAt(own, `diets.${diet}`) ??
      (Object.hasOwn(diets, diet) ? usual[`diets.${diet as Diet}`] : diet),
  };
};

type ListingSources = Context & {
  terms: ReturnType<typeof termsOf>;
  pathOf: (entry: Pick<Entry, 'of' | 'id'>) => string | undefined;
  tagPaths: (collection: string) => ReadonlyMap<string, string>;
};

export type Listing = ListingSources & {
  /** An entry as lists show it, worked out once for all lists. */
  listed: (entry: Entry, collection: Collection) => ListedEntry[];
};

const inLanguage = (day: string, language: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const clock = (time: string, language: string) =>
  dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2000-01-01T${time}:00Z`),
  );

/** Half a day: what ends after midnight and is no longer is of the evening on which it began. */
const longestNight = 12 * 60 * 60 * 1000;

const isNight = (start: string, end: string | undefined) =>
  end?.includes('T') === true &&
  start.includes('T') &&
  Date.parse(`${end}Z`) - Date.parse(`${start}Z`) <= longestNight;

/** What has a place in the calendar: its day in words, as a leaf, and its time. */
const dayParts = (start: string, end: string | undefined, language: string) => {
  const [day = '', time] = start.split('T');
  const [lastDay = day, endTime] = (end ?? '').split('T').map((part) => part || undefined);
  const isOneDay = lastDay <= day || isNight(start, end);
  const times = [time, isOneDay ? endTime : undefined].flatMap((each) =>
    each === undefined ? [] : clock(each, language),
  );
  const words = inLanguage(day, language, { dateStyle: 'full' });
  return {
    day,
    leaf: {
      weekday: inLanguage(day, language, { weekday: 'short' }),
      day: inLanguage(day, language, { day: 'numeric' }),
      month: inLanguage(day, language, { month: 'short' }),
    },
    when: isOneDay ? words : `${words} – ${inLanguage(lastDay, language, { dateStyle: 'full' })}`,
    ...(times.length > 0 && { time: times.join('–') }),
    ...(!isOneDay && { lasts: true as const }),
    last: lastDay > day ? lastDay : day,
  };
};

/** With the second currency behind it, if the site has one. */
const inBoth = (words: string, about: string | undefined) =>
  about === undefined ? words : `${words} ${about}`;

const priceParts = (entry: Entry, collection: Collection, listing: ListingSources) => {
  const { locale, terms, second } = listing;
  const { price, prices, priceFrom, salary } = entry.value;
  const currency = textOf(collection.value.currency);
  if (currency === undefined) return {};
  const words = (amount: number) =>
    amount === 0 ? terms.free : priceInWords(amount, currency, locale);
  const several = listOf(prices).flatMap((each) => {
    const { label, price: own } = groupOf(each);
    return typeof label === 'string' && typeof own === 'number'
      ? [{ label, price: inBoth(words(own), second?.about(own, currency)) }]
      : [];
  });
  const { from, to } = groupOf(salary);
  const one = numberOf(price) ?? numberOf(from);
  const upTo = numberOf(to);
  const about = second?.about(numberOf(price) ?? 0, currency);
  const said =
    one === undefined ? undefined : words(one) + (upTo === undefined ? '' : `–${words(upTo)}`);
  return {
    ...(said !== undefined && {
      price: priceFrom === true && one !== 0 ? terms.priceFrom.replace('{price}', said) : said,
    }),
    ...(several.length > 0 && { prices: several }),
    ...(about !== undefined && { about }),
  };
};

const badgeOf = ({ badge, status, availability }: Entry['value'], { terms }: ListingSources) => {
  const byStatus: Record<string, string> = {
    cancelled: terms.cancelled,
    postponed: terms.postponed,
    'moved-online': terms.movedOnline,
  };
  const byAvailability: Record<string, string> = {
    'sold-out': terms.soldOut,
    'out-of-stock': terms.soldOut,
    'limited-availability': terms.fewLeft,
  };
  return byStatus[String(status)] ?? byAvailability[String(availability)] ?? textOf(badge);
};

/** When a season is that comes back each year. */
const partOfYear = ({ start, end }: Entry['value'], language: string): string | undefined =>
  typeof start === 'string' && typeof end === 'string' && isYearly(start)
    ? [start, end].map((day) => yearlyInWords(day, language)).join(' – ')
    : undefined;

/** What a key holds, in words: a text, the name of a related entry, a number with its unit, a postal address. */
const factOf = (value: unknown, { unit, relation }: Metadata, listing: ListingSources) => {
  if (typeof value === 'number') {
    const number = numberFormat(listing.locale.language).format(value);
    return unit === undefined ? number : `${number}\u00a0${unit}`;
  }
  const related = relation && relatedTo(listing, value);
  return textOf(related?.value.name) ?? textOf(value) ?? addressLine(value);
};

const factsOf = (entry: Entry, collection: Collection, listing: ListingSources): string[] => {
  const { value } = entry;
  const ofKind = [...factKeys(collection)].flatMap(([key, said]) =>
    [value[key]].flat().map((each) => factOf(each, said, listing)),
  );
  const allergens = listOf(value.allergens).filter((each) => typeof each === 'string');
  const list = listFormat(listing.locale.language, { type: 'conjunction' });
  const own = Object.entries(groupOf(collection.value.keys)).flatMap(([key, declared]) => {
    const { label, type } = groupOf(declared);
    const content = groupOf(value.values)[key];
    if (typeof content !== 'string' && typeof content !== 'number') return [];
    const currency = textOf(collection.value.currency);
    const words =
      type === 'price' && typeof content === 'number' && currency !== undefined
        ? inBoth(
            priceInWords(content, currency, listing.locale),
            listing.second?.about(content, currency),
          )
        : type === 'day'
          ? inLanguage(String(content), listing.locale.language, { dateStyle: 'long' })
          : String(content);
    return [`${String(label)}: ${words}`];
  });
  return [
    partOfYear(value, listing.locale.language),
    ...ofKind,
    servedOn(value, listing.locale.language),
    ...listOf(value.diets).map((diet) => listing.terms.diet(String(diet))),
    allergens.length > 0
      ? listing.terms.allergens.replace('{allergens}', list.format(allergens))
      : undefined,
    ...own,
  ].filter((fact): fact is string => fact !== undefined && fact !== '');
};

/** The part of every year in which a dish is served. */
const seasonOf = ({ season }: Entry['value']) => {
  const { from, to } = groupOf(season);
  return typeof from === 'string' && typeof to === 'string' ? { season: { from, to } } : {};
};

/** The days of the week on which a dish is served, in order. */
const servedOn = ({ days }: Entry['value'], language: string): string | undefined => {
  const served = listOf(days);
  const names = weekdays.flatMap((day, index) =>
    // The 1st of January 2024 is a monday.
    served.includes(day) ? inLanguage(`2024-01-0${index + 1}`, language, { weekday: 'long' }) : [],
  );
  return names.length === 0
    ? undefined
    : listFormat(language, { type: 'conjunction' }).format(names);
};

/** The last of the days on which something is shown. */
const earliest = (...days: (string | undefined)[]) =>
  days.filter((day) => day !== undefined).toSorted()[0];

const plainText = (value: unknown, key: string) => {
  const text = textOf(value);
  return text === undefined ? {} : { [key]: text };
};

export const tagLinksOf = ({ of, value }: Entry, { tagPaths }: Pick<Listing, 'tagPaths'>) => {
  const paths = tagPaths(of);
  return listOf(value.tags).flatMap((tag) => {
    const to = typeof tag === 'string' ? paths.get(tag) : undefined;
    return to === undefined ? [] : [{ label: String(tag), to }];
  });
};

export const calendarLink = ({ of, id }: Entry, { terms }: Pick<Listing, 'terms'>) => ({
  label: terms.addToCalendar,
  to: `/${calendarFileOf(of, id)}`,
});

/** An entry as lists show it: of a series one for each of its dates. */
const listedEntries = (
  entry: Entry,
  collection: Collection,
  listing: ListingSources,
): ListedEntry[] => {
  const { value } = entry;
  const page = listing.pathOf(entry);
  const to = page ?? textOf(value.to) ?? textOf(value.file);
  const badge = badgeOf(value, listing);
  const facts = factsOf(entry, collection, listing);
  const tags = listOf(value.tags).filter((tag) => typeof tag === 'string');
  const tagLinks = tagLinksOf(entry, listing);
  const { takesPlace } = collectionMetadata(collection);
  const common = {
    name: textOf(value.name) ?? entry.id,
    ...plainText(to, 'to'),
    ...plainText(value.description, 'description'),
    ...plainText(value.unit, 'unit'),
    ...plainText(badge, 'badge'),
    ...plainText(value.from, 'from'),
    ...seasonOf(value),
    // Its own page has a link of its own.
    ...(takesPlace && page === undefined && { calendar: calendarLink(entry, listing) }),
    ...(value.picture !== undefined && { picture: value.picture as Photo }),
    ...(tags.length > 0 && { tags }),
    ...(tagLinks.length > 0 && { tagLinks }),
    ...(value.highlight === true && { highlight: true as const }),
    ...(listOf(value.points).length > 0 && { points: value.points as string[] }),
    ...(facts.length > 0 && { facts }),
    ...priceParts(entry, collection, listing),
  };
  const { language } = listing.locale;
  const start = textOf(value.start) ?? textOf(value.date) ?? textOf(value.posted);
  const until = textOf(value.until);
  if (start === undefined || isYearly(start)) {
    return [{ key: entry.id, ...common, ...(until !== undefined && { last: until }) }];
  }
  const isSeries = value.repeats !== undefined;
  return datesOf(start, value).map(({ start: date, end }) => {
    const { last: over, ...parts } = dayParts(date, end, language);
    const last = earliest(takesPlace ? over : undefined, until, textOf(value.closes));
    return {
      key: isSeries ? `${entry.id}-${parts.day}` : entry.id,
      ...common,
      ...parts,
      ...(last !== undefined && { last }),
    };
  });
};

/** What lists need, with each entry worked out once. */
export const createListing = (sources: ListingSources): Listing => {
  const known = new Map<Entry, ListedEntry[]>();
  return {
    ...sources,
    listed: (entry, collection) => {
      const found = known.get(entry) ?? listedEntries(entry, collection, sources);
      known.set(entry, found);
      return found;
    },
  };
};
