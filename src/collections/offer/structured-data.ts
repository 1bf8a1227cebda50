import type { Course, Thing } from 'schema-dts';
import { withOffset } from '../../schema/local-moment';
import {
  commonData,
  type EntryFacts,
  type KindData,
  type KnownEntry,
  offersData,
  personData,
} from '../structured-data';

type Entry = KnownEntry<'offer'>;

const availabilities = {
  'in-stock': 'InStock',
  'limited-availability': 'LimitedAvailability',
  'pre-order': 'PreOrder',
  'back-order': 'BackOrder',
  'sold-out': 'SoldOut',
  'out-of-stock': 'OutOfStock',
  'in-store-only': 'InStoreOnly',
  'online-only': 'OnlineOnly',
  discontinued: 'Discontinued',
} as const;

const availabilityOf = ({ value: { availability } }: Entry) =>
  availability === undefined
    ? {}
    : { availability: `https://schema.org/${availabilities[availability]}` as const };

/** https://developers.google.com/search/docs/appearance/structured-data/course */
const course = (entry: Entry, facts: EntryFacts): Course[] => {
  const { value } = entry;
  const { description, ...common } = commonData(entry, facts);
  // Search engines need words beside the name.
  if (description === undefined) return [];
  const offers = offersData(entry, facts, availabilityOf(entry)).map((offer) => ({
    ...offer,
    category: 'price' in offer && offer.price === 0 ? 'Free' : 'Paid',
  }));
  const one: Course = {
    '@type': 'Course',
    ...common,
    description,
    provider: facts.agency,
    ...(offers.length > 0 && { offers }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: value.availability === 'online-only' ? 'online' : 'onsite',
      ...(value.hours !== undefined && { courseWorkload: `PT${value.hours}H` }),
      ...(value.start !== undefined && {
        startDate: withOffset(facts.site.timeZone ?? 'UTC', value.start),
      }),
      ...(value.by !== undefined && { instructor: personData(value.by, facts) }),
    },
  };
  return [one];
};

/** https://developers.google.com/search/docs/appearance/structured-data/product-snippet */
const ofEntry = (entry: Entry, facts: EntryFacts): Thing[] => {
  const { type = 'product' } = entry.collection;
  if (type === 'course') return course(entry, facts);
  const offers = offersData(entry, facts, availabilityOf(entry));
  const common = commonData(entry, facts);
  const offered = offers.length > 0 && { offers };
  if (type === 'service') {
    return [{ '@type': 'Service', ...common, provider: facts.agency, ...offered }];
  }
  // Search engines take a product for one by its price.
  return offers.length > 0 ? [{ '@type': 'Product', ...common, ...offered }] : [];
};

export const kindData: KindData<'offer'> = { ofEntry };
