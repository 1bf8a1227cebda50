import type { JobPosting, MonetaryAmount, Place } from 'schema-dts';
import { withOffset } from '../../schema/local-moment';
import { withoutMarks } from '../../schema/parse-marks';
import {
  type EntryFacts,
  idOf,
  type KindData,
  type KnownEntry,
  placeData,
  textOfBlock,
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
const wholeText = ({ value: { description, text = [] } }: Entry) => {
  const summary = description === undefined ? [] : [withoutMarks(description)];
  return [...summary, ...text.map(textOfBlock)].join('\n\n');
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

/** Where the work is. Search engines need its country: that of the business where words name the place. */
const jobLocation = (
  { value: { place: words, remote } }: Entry,
  facts: EntryFacts,
): Exclude<Place, string> | undefined => {
  // Work from anywhere is at the address of the business only if that is written.
  if (remote === true && words === undefined) return undefined;
  const place = placeData(words, facts);
  if (!place || typeof place.address !== 'string') return place;
  const country = ownCountry(facts);
  return country === undefined
    ? undefined
    : {
        ...place,
        address: {
          '@type': 'PostalAddress',
          addressLocality: place.address,
          addressCountry: country,
        },
      };
};

/** From which country one may apply for work from anywhere: that of the place or of the business. */
const applicantsCountry = ({ value: { place: words = '' } }: Entry, facts: EntryFacts) => {
  const place = facts.related(words);
  return place?.kind === 'place' ? place.value.address.country : ownCountry(facts);
};

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
const ofEntry = (entry: Entry, facts: EntryFacts): JobPosting[] => {
  const { id, name, posted, closes, employment = [], remote } = entry.value;
  const description = wholeText(entry);
  const place = jobLocation(entry, facts);
  const country = remote === true ? applicantsCountry(entry, facts) : undefined;
  const isClosed = closes !== undefined && closes < facts.today;
  // Search engines need words beside the title, and where one may work.
  if (isClosed || description === '' || (!place && country === undefined)) return [];
  const salary = baseSalary(entry);
  const one: JobPosting = {
    '@type': 'JobPosting',
    '@id': idOf(entry, facts),
    title: name,
    description,
    identifier: { '@type': 'PropertyValue', name: facts.site.name, value: id },
    datePosted: posted,
    ...(closes !== undefined && {
      validThrough: withOffset(facts.site.timeZone ?? 'UTC', `${closes}T23:59`),
    }),
    hiringOrganization: facts.agency,
    ...(place && { jobLocation: place }),
    ...(country !== undefined && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }),
    ...(employment.length > 0 && {
      employmentType: employment.map((each) => employments[each]),
    }),
    ...(salary && { baseSalary: salary }),
    ...(entry.url !== undefined && { url: entry.url }),
  };
  return [one];
};

export const kindData: KindData<'vacancy'> = { ofEntry, onOwnPage: true };
