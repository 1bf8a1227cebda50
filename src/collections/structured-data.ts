import type {
  AggregateOffer,
  Offer,
  Organization,
  Person,
  Place,
  PostalAddress,
  Thing,
} from 'schema-dts';
import { blockWords, type ProseBlock } from '../schema/block';
import { withoutMarks } from '../schema/parse-marks';
import type { SiteDefinition } from '../schema/site';
import { addressData, positionData } from './business-data';
import { collectionMetadata } from './kind-metadata';
import type { CollectionDefinition, CollectionKind, EntryDefinition } from './registry';

/** When an event takes place: of a series once for each of its days. Days or moments of the site's time zone. */
export type EventDate = { start: string; end?: string | undefined };

/** An entry of a collection, and what is known of it beside its own keys. */
export type KnownEntry<Kind extends CollectionKind = CollectionKind> = {
  [Each in Kind]: {
    kind: Each;
    /** Its own name, as a relation names it: courses/german. */
    name: string;
    value: EntryDefinition<Each>;
    collection: Omit<CollectionDefinition<Each>, 'entries'>;
    /** The address of its own page. */
    url?: string | undefined;
    /** Of an event; of a series, only those days that a list shows. */
    dates: readonly EventDate[];
  };
}[Kind];

export type EntryFacts = {
  site: SiteDefinition;
  /** The address of the page. */
  page: string;
  /** As 2026-03-31. */
  today: string;
  /** A reference to the business, which every page describes. */
  agency: { '@id': string };
  /** Turns a link of config into an absolute address. */
  addressOf: (to: string) => string;
  /** The entry that a relation such as people/anna names; undefined for plain words. */
  related: (words: string) => KnownEntry | undefined;
};

export type ListedGroup<Kind extends CollectionKind = CollectionKind> = {
  heading?: string | undefined;
  entries: readonly KnownEntry<Kind>[];
};

/**
 * `kindData` of src/collections/<kind>/structured-data.ts: its entries for search engines (https://schema.org).
 * docs/structured-data.md has what each kind says.
 */
export type KindData<Kind extends CollectionKind> = {
  /** An entry, on its own page, or in a list if it has no page. */
  ofEntry: (entry: KnownEntry<Kind>, facts: EntryFacts) => Thing[];
  /** A list as a whole, in place of the addresses of its entries. */
  ofList?: (groups: readonly ListedGroup<Kind>[], facts: EntryFacts) => Thing[];
  /** Search engines want it on its own page and on no other. */
  onOwnPage?: true;
};

type AnyEntry = KnownEntry['value'];

/** The plain words of a part of an entry's text. */
export const textOfBlock = (block: ProseBlock): string =>
  typeof block !== 'string' && 'heading' in block ? block.heading : blockWords(block);

const descriptionOf = ({ description, text: [first] = [] }: AnyEntry) => {
  if (description !== undefined) return withoutMarks(description);
  return first === undefined ? undefined : textOfBlock(first);
};

/** The `@id` of an entry: on its own page if it has one. */
export const idOf = (
  { value, url }: { value: AnyEntry; url?: string | undefined },
  { page }: EntryFacts,
): string => (url === undefined ? `${page}#${value.id}` : `${url}#entry`);

/** What every kind says of an entry. */
export const commonData = (
  { value, url }: { value: AnyEntry; url?: string | undefined },
  facts: EntryFacts,
) => {
  const description = descriptionOf(value);
  return {
    '@id': idOf({ value, url }, facts),
    name: value.name,
    ...(description !== undefined && { description }),
    ...(value.picture && { image: facts.site.origin + value.picture.file }),
    ...(url !== undefined && { url }),
  };
};

/** The person whom a relation or plain words name. */
export const personData = (
  words: string,
  { related, addressOf }: EntryFacts,
): Exclude<Person, string> => {
  const entry = related(words);
  const url = entry?.url ?? (entry?.value.to === undefined ? undefined : addressOf(entry.value.to));
  return {
    '@type': 'Person',
    name: entry?.value.name ?? words,
    ...(url !== undefined && { url }),
  };
};

/** An organiser: words that name nobody of the site may be a firm, a choir or a person. */
export const organiserData = (words: string, facts: EntryFacts): Person | Organization => {
  const isKnown = facts.related(words) !== undefined;
  return isKnown ? personData(words, facts) : { '@type': 'Organization', name: words };
};

/** The address of the business itself; undefined while it has none, or a sample. */
const ownAddress = ({ site: { business } }: EntryFacts): PostalAddress | undefined =>
  business && !business.sample ? addressData(business.address) : undefined;

/** Where something is: the place that a relation or plain words name, or the address of the business. */
export const placeData = (
  words: string | undefined,
  facts: EntryFacts,
): Exclude<Place, string> | undefined => {
  const own = ownAddress(facts);
  if (words === undefined) {
    return own && { '@type': 'Place', name: facts.site.name, address: own };
  }
  const entry = facts.related(words);
  if (entry?.kind !== 'place') {
    const name = entry?.value.name ?? words;
    return { '@type': 'Place', name, address: name };
  }
  const { name, address, position } = entry.value;
  return {
    '@type': 'Place',
    name,
    address: addressData(address),
    ...(position && { geo: positionData(position) }),
    ...(entry.url !== undefined && { url: entry.url }),
  };
};

/** An entry with prices, of any kind. */
type Priced = Pick<KnownEntry, 'kind' | 'url'> & {
  value: Pick<EntryDefinition<'offer'>, 'to' | 'from' | 'until' | 'price' | 'prices' | 'priceFrom'>;
  collection: { currency?: string | undefined };
};
type OneOffer = Extract<Offer, { '@type': 'Offer' }>;
type OfferNode = OneOffer | Extract<AggregateOffer, { '@type': 'AggregateOffer' }>;

/** The prices of an entry, each an offer; `details` is what all of them say beside the price. */
export const offersData = (
  { kind, value, collection, url }: Priced,
  facts: EntryFacts,
  details: Pick<OneOffer, 'availability' | 'category'> = {},
): OfferNode[] => {
  const { currency } = collection;
  if (currency === undefined) return [];
  const to = url ?? (value.to === undefined ? facts.page : facts.addressOf(value.to));
  const named = value.prices?.map(({ label, price }) => ({ name: label, price })) ?? [];
  const common = {
    ...details,
    priceCurrency: currency,
    url: to,
    ...(value.from !== undefined && { validFrom: value.from }),
    ...(value.until !== undefined && { priceValidUntil: value.until }),
  };
  // The price of an event is its lowest anyway (Google, "Event", offers.price).
  const isLowest = value.priceFrom && !collectionMetadata({ kind }).takesPlace;
  if (isLowest && value.price !== undefined) {
    return [{ '@type': 'AggregateOffer', lowPrice: value.price, ...common }];
  }
  const all = value.price === undefined ? named : [{ price: value.price }];
  return all.map((each) => ({ '@type': 'Offer', ...each, ...common }));
};
