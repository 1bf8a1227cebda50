import { collectionSchema } from '../../src/collections/collection-schema';
import { dateFormat, listFormat, numberFormat } from '../../src/schema/formats';
import type { Metadata } from '../../src/schema/metadata';
import { relationIn } from '../../src/schema/relation';
import { moneyInWords } from '../../src/schema/second-price';
import { isGroup } from '../../src/schema/values/group';
import { type AnySchema, innerSchema, schemaIfKnown } from '../../src/schema/values/inner-schema';
import type { LookUp, Named } from '../config-values/shared-values';
import { groupOf, textOf } from '../config-values/values';
import { entryWithId, isTag } from './collections';
import { type Collection, type Entry, pathOfKey } from './entry';

/** By what a site writes numbers and days: a BCP 47 tag, and a time zone by its IANA name. */
export type Locale = { language: string; timeZone: string };

export const localeOf = (site: unknown): Locale => {
  const { language, timeZone } = groupOf(site);
  return { language: textOf(language) ?? 'en', timeZone: textOf(timeZone) ?? 'UTC' };
};

/** A price in the site's language; without its cents where it has none. */
export const priceInWords = (price: number, currency: string, { language }: Locale): string =>
  moneyInWords(price, currency, language);

/** A day such as 2026-12-01, or a moment of it such as 2026-12-01T18:00, in the site's language. */
export const momentInWords = (written: string, { language }: Locale): string => {
  const hasTime = written.includes('T');
  const at = new Date(`${written}${hasTime ? ':00Z' : 'T00:00:00Z'}`);
  if (Number.isNaN(at.getTime())) return written;
  // As it is written: the site's own time, wherever this runs.
  return dateFormat(language, {
    dateStyle: 'long',
    ...(hasTime && { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(at);
};

/** A day that comes back each year, such as 12-24, in the site's language; what is none as it is written. */
export const yearlyInWords = (written: string, language: string): string => {
  const at = new Date(`2024-${written}T00:00:00Z`);
  return Number.isNaN(at.getTime())
    ? written
    : dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
};

const aYearlyDay = /^\d\d-\d\d$/;

const aDay = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/;

type Field = AnySchema | undefined;

const metaOf = (field: Field, value: unknown): Metadata =>
  schemaIfKnown(field, value)?.meta() ?? {};

const below = (field: Field, value: unknown, key: string | number): Field => {
  const schema = schemaIfKnown(field, value);
  return schema && innerSchema(schema, key);
};

/** Another currency in which prices are shown too (packages/resolved-site/second-currency.ts). */
export type SecondCurrency = {
  /** The currency of these prices. */
  from: string;
  /** A price in the other one, with what says that it is approximate; undefined where it costs nothing, or has yet another currency. */
  about: (amount: number, currency: unknown) => string | undefined;
  /** By the rate of which day. */
  note: string;
};

export type Context = {
  collections: ReadonlyMap<string, Collection>;
  locale: Locale;
  second?: SecondCurrency | undefined;
};

/** What the texts of a template may say of an entry: its keys, those of a related entry behind a point. */
export const lookUpForEntry =
  (context: Context) =>
  (entry: Entry): LookUp =>
  (name) =>
    isTag(entry) ? ofTag(entry, name) : named(context, entry, name.split('.'));

const ofTag = ({ file, path, value }: Entry, name: string): Named | undefined => {
  const words = Object.hasOwn(value, name) ? textOf(value[name]) : undefined;
  return words === undefined ? undefined : { value: words, words, from: { file, path } };
};

const keysOfEntries = (collection: Collection | undefined): Field => {
  const entries = below(collectionSchema as Field, collection?.value, 'entries');
  return below(entries, [], 0);
};

export const relatedTo = ({ collections }: Context, value: unknown): Entry | undefined => {
  const relation = typeof value === 'string' ? relationIn(value) : undefined;
  const collection = relation && collections.get(relation.collection);
  return collection && entryWithId(collection, relation.id);
};

export const addressLine = (address: unknown): string => {
  const { street, postalCode, town } = groupOf(address);
  const place = [postalCode, town].filter((part) => typeof part === 'string').join(' ');
  return [street, place].filter((part) => typeof part === 'string' && part !== '').join(', ');
};

/** What is paid, with what stands after it. */
const salaryInWords = ({ locale, collections }: Context, { of, value }: Entry): string => {
  const { from, to } = groupOf(value.salary);
  const currency = textOf(collections.get(of)?.value.currency);
  const amounts = [from, to].flatMap((amount) =>
    typeof amount !== 'number' || currency === undefined
      ? []
      : priceInWords(amount, currency, locale),
  );
  return [amounts.join('–'), textOf(value.unit)].filter(Boolean).join(' ');
};

type At = {
  value: unknown;
  field: Field;
  path: string;
  /** Of a key of the site's own: its schema does not say so. */
  isPrice?: boolean;
  /** The names behind the point that are still to follow. */
  rest?: readonly string[];
};

const inWords = (context: Context, entry: Entry, { value, field, path, isPrice }: At): string => {
  const { locale, collections } = context;
  const meta = metaOf(field, value);
  if (typeof value === 'number') {
    const currency = textOf(collections.get(entry.of)?.value.currency);
    return (meta.price || isPrice) && currency !== undefined
      ? priceInWords(value, currency, locale)
      : numberFormat(locale.language).format(value);
  }
  if (typeof value === 'string') {
    const related = meta.relation ? textOf(relatedTo(context, value)?.value.name) : undefined;
    if (related !== undefined) return related;
    if (meta.shown === true) return value;
    if (aYearlyDay.test(value)) return yearlyInWords(value, locale.language);
    return aDay.test(value) ? momentInWords(value, locale) : value;
  }
  if (Array.isArray(value)) {
    const words = value.map((each: unknown, index) =>
      inWords(context, entry, {
        value: each,
        field: below(field, value, index),
        path: `${path}[${index}]`,
      }),
    );
    return listFormat(locale.language, { type: 'conjunction' }).format(words);
  }
  const { name, street, from, per } = groupOf(value);
  if (street !== undefined) return addressLine(value);
  if (from !== undefined && per !== undefined) return salaryInWords(context, entry);
  return textOf(name) ?? '';
};

const named = (context: Context, entry: Entry, [first = '', ...rest]: string[]) => {
  const ofEntry = keysOfEntries(context.collections.get(entry.of));
  const own = below(ofEntry, entry.value, first);
  const declared = groupOf(context.collections.get(entry.of)?.value.keys);
  const ofSite = Object.hasOwn(declared, first)
    ? below(below(ofEntry, entry.value, 'values'), entry.value.values, first)
    : undefined;
  if (own === undefined && ofSite === undefined) return undefined;
  const start: At = own
    ? { value: entry.value[first], field: own, path: pathOfKey(entry, first) }
    : {
        value: groupOf(entry.value.values)[first],
        field: ofSite,
        path: `${entry.path}.values.${first}`,
        isPrice: groupOf(declared[first]).type === 'price',
      };
  return namedAt(context, entry, { ...start, rest });
};

/** Behind a price: in the second currency, and by which rate. */
const ofAmount = (
  { collections, second }: Context,
  { of, file }: Entry,
  { value, path, key }: At & { key: string },
): Named | undefined => {
  const currency = collections.get(of)?.value.currency;
  if (!second || currency !== second.from || !['about', 'rate'].includes(key)) return undefined;
  const about = typeof value === 'number' ? second.about(value, currency) : undefined;
  const words = about === undefined ? '' : key === 'about' ? about : second.note;
  return { value: words, words, from: { file, path } };
};

const namedAt = (context: Context, entry: Entry, at: At): Named | undefined => {
  const { value, field, path, rest = [] } = at;
  const [key, ...more] = rest;
  if (key === undefined) {
    const related = metaOf(field, value).relation ? relatedTo(context, value) : undefined;
    const words = value === undefined ? '' : inWords(context, entry, at);
    const hasMarks = metaOf(field, value).marks === true;
    return {
      value: related ? words : value,
      words,
      ...(hasMarks && { hasMarks }),
      from: { file: entry.file, path },
    };
  }
  const related = relatedTo(context, value);
  if (related) return named(context, related, [...rest]);
  const isAmount = metaOf(field, value).price === true || at.isPrice === true;
  if (isAmount) return more.length > 0 ? undefined : ofAmount(context, entry, { ...at, key });
  // Plain words in place of an entry have nothing behind a point but themselves as its name.
  if (!isGroup(value)) {
    const isName = key === 'name' && typeof value === 'string';
    return isName
      ? { value, words: value, from: { file: entry.file, path } }
      : { value: undefined, words: '' };
  }
  const inner = {
    value: value[key],
    field: below(field, value, key),
    path: `${path}.${key}`,
    rest: more,
  };
  return inner.field || inner.value !== undefined ? namedAt(context, entry, inner) : undefined;
};

export const namesOfEntries = (collection: Collection): string[] => {
  if (isTag({ of: collection.name })) return ['id', 'name'];
  const schema = keysOfEntries(collection);
  const fields = schema && 'fields' in schema ? Object.keys(schema.fields as object) : [];
  return [
    ...fields.filter((key) => key !== 'values'),
    ...Object.keys(groupOf(collection.value.keys)),
  ];
};
