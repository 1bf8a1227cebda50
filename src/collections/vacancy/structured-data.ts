import type { JobPosting, MonetaryAmount, Place, Thing } from 'schema-dts';
import { withOffset } from '../../schema/local-moment';
import { withoutMarks } from '../../schema/parse-marks';
import {
  type EntryFacts,
  idOf,
  type KindData,
  type KnownEntry,
  placeData,
  wordsOf,
} from '../structured-data';

const employments = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  contractor: 'CONTRACTOR',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  volunteer: 'VOLUNTEER',
} as const;

type Entry = KnownEntry<'vacancy'>;

/** All that the page says of it, as paragraphs: search engines want the whole text. */
const wholeText = ({ value: { name, description, text = [] } }: Entry) => {
  const said = description === undefined ? [] : [withoutMarks(description)];
  const all = [...said, ...text.map(wordsOf)];
  return all.length > 0 ? all.join('\n\n') : name;
};

const baseSalary = ({ value: { salary }, collection }: Entry): MonetaryAmount | undefined => {
  if (!salary || collection.currency === undefined) return undefined;
  const { from, to, per } = salary;
  return {
    '@type': 'MonetaryAmount',
    currency: collection.currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
      unitText: per.toUpperCase(),
    },
  };
};

const ownCountry = ({ site: { business } }: EntryFacts) =>
  business && !business.sample ? business.address.country : undefined;

/** Search engines need the country of a place: that of the business where words name it. */
const jobLocation = ({ value }: Entry, facts: EntryFacts): Exclude<Place, string> | undefined => {
  const place = placeData(value.place, facts);
  if (!place || typeof place.address !== 'string') return place;
  const country = ownCountry(facts);
  return {
    ...place,
    address: {
      '@type': 'PostalAddress',
      addressLocality: place.address,
      ...(country !== undefined && { addressCountry: country }),
    },
  };
};

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const posting = (entry: Entry, facts: EntryFacts): JobPosting => {
  const { id, name, posted, closes, employment = [], remote } = entry.value;
  const salary = baseSalary(entry);
  const place = jobLocation(entry, facts);
  const country = ownCountry(facts);
  return {
    '@type': 'JobPosting',
    '@id': idOf(entry, facts),
    title: name,
    description: wholeText(entry),
    identifier: { '@type': 'PropertyValue', name: facts.site.name, value: id },
    datePosted: posted,
    ...(closes !== undefined && {
      validThrough: withOffset(facts.site.timeZone ?? 'UTC', `${closes}T23:59`),
    }),
    hiringOrganization: facts.agency,
    ...(place && { jobLocation: place }),
    ...(remote === true && {
      jobLocationType: 'TELECOMMUTE',
      ...(country !== undefined && {
        applicantLocationRequirements: { '@type': 'Country', name: country },
      }),
    }),
    ...(employment.length > 0 && {
      employmentType: employment.map((each) => employments[each]),
    }),
    ...(salary && { baseSalary: salary }),
    ...(entry.url !== undefined && { url: entry.url }),
  };
};

const ofEntry = (entry: Entry, facts: EntryFacts): Thing[] => {
  const { closes } = entry.value;
  const isClosed = closes !== undefined && closes < facts.today;
  return isClosed ? [] : [posting(entry, facts)];
};

export const kindData: KindData<'vacancy'> = { ofEntry, onOwnPage: true };
