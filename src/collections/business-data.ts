import type {
  GeoCoordinates,
  LocalBusiness,
  OpeningHoursSpecification,
  PostalAddress,
} from 'schema-dts';
import type { Business } from '../schema/business';
import { comingDays } from '../schema/days';
import { parseSpan, type Weekday } from '../schema/hour-span';
import type { Hours } from '../schema/hours';

const named = (weekday: Weekday) =>
  `https://schema.org/${weekday[0]?.toUpperCase()}${weekday.slice(1)}` as const;

type Days = { dayOfWeek: string[] } | { validFrom: string; validThrough: string };

/** The end of a day is 23:59: schema.org has no 24:00. */
const specification = (span: string, days: Days): OpeningHoursSpecification[] => {
  const { opens, closes } = parseSpan(span) ?? {};
  if (opens === undefined || closes === undefined) return [];
  const ends = closes === '24:00' ? '23:59' : closes;
  return [
    {
      '@type': 'OpeningHoursSpecification',
      ...(days as object),
      opens,
      closes: ends,
    },
  ];
};

const usual = ({ week }: Hours) =>
  week.flatMap(({ days, open }) =>
    open.flatMap((span) => specification(span, { dayOfWeek: days.map(named) })),
  );

const special = (hours: Hours, today: string) =>
  comingDays(hours, today).flatMap(({ from, to = from, open }) => {
    const days = { validFrom: from, validThrough: to };
    // A closed day opens and closes at midnight (Google, "Local business", "Hours").
    const closed: OpeningHoursSpecification = {
      '@type': 'OpeningHoursSpecification',
      ...days,
      opens: '00:00',
      closes: '00:00',
    };
    return open ? open.flatMap((span) => specification(span, days)) : [closed];
  });

export const addressData = ({ street, postalCode, town, region, country }: Business['address']) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: town,
    addressRegion: region,
    addressCountry: country,
  }) satisfies PostalAddress;

export const positionData = (position: NonNullable<Business['position']>) =>
  ({ '@type': 'GeoCoordinates', ...position }) satisfies GeoCoordinates;

/** The structured data of a business on the day `today`, beside its name; samples are left out. */
export const businessData = (
  { sample, hours, position, ...business }: Omit<Business, 'type'>,
  today: string,
) => {
  if (sample) return {};
  return {
    address: addressData(business.address),
    ...(position && { geo: positionData(position) }),
    // Days that differ stand beside the usual ones, with their dates (Google, "Local business", "Seasonal hours").
    ...(hours && { openingHoursSpecification: [...usual(hours), ...special(hours, today)] }),
  } satisfies Partial<Exclude<LocalBusiness, string>>;
};

/** What only some types of business have: of hotels (schema.org, LodgingBusiness) and restaurants (FoodEstablishment). */
export const particularData = ({ priceRange, cuisine, stars, checkIn, checkOut }: Business) => ({
  ...(priceRange !== undefined && { priceRange }),
  ...(cuisine && cuisine.length > 0 && { servesCuisine: cuisine }),
  ...(stars !== undefined && { starRating: { '@type': 'Rating', ratingValue: stars } }),
  ...(checkIn !== undefined && { checkinTime: checkIn }),
  ...(checkOut !== undefined && { checkoutTime: checkOut }),
});
