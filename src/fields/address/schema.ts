import type { InferType } from 'yup';
import {
  flag,
  listOf,
  oneOf,
  optionalList,
  optionalOneOf,
  strictObject,
  withDescription,
} from '../../schema/primitives';
import { usualText, usualTextWith, whenUsualGroup } from '../../schema/usual-text';
import { fieldSchema } from '../field-schema';
import { partNames } from './countries';
import { countryCode } from './country-code';

const labels = strictObject({
  street: usualText('address.street', 'The words above the street.'),
  extra: usualText('address.extra', 'Those above a second line, which may stay empty.'),
  town: usualText('address.town', 'Those above the place.'),
  city: usualText('address.city', 'The same in countries that write of cities, such as the USA.'),
  suburb: usualText('address.suburb', 'The same in Australia.'),
  postalCode: usualText('address.postalCode', 'Those above the postal code.'),
  postcode: usualText('address.postcode', 'The same in Great Britain and New Zealand.'),
  zipCode: usualText('address.zipCode', 'The same in the USA.'),
  pinCode: usualText('address.pinCode', 'The same in India.'),
  eircode: usualText('address.eircode', 'The same in Ireland.'),
  region: usualText('address.region', 'Those above a region, in countries that need it.'),
  state: usualText('address.state', 'The same in countries of states, such as the USA.'),
  province: usualText('address.province', 'The same in countries of provinces, such as Canada.'),
  county: usualText('address.county', 'The same in Ireland.'),
  prefecture: usualText('address.prefecture', 'The same in Japan.'),
  emirate: usualText('address.emirate', 'The same in the United Arab Emirates.'),
  country: usualText('address.country', 'Those above the list of countries.'),
  choose: usualText('select.placeholder', 'The first words of that list.'),
});

const errorMessages = strictObject({
  missing: usualTextWith(
    'address.missing',
    'The error message for a part that is empty. {part} becomes its label.',
    { part: { needed: 'the label' } },
  ),
  wrongCode: usualText(
    'address.wrongCode',
    'The error message for a postal code that the country does not write so.',
  ),
});

export const addressSchema = fieldSchema(
  'address',
  'A postal address, with the parts, the order and the words of the country that the visitor chooses. Stored together: street, extra, postalCode, town, region where the country needs one, and country (its two letters) where there is a choice.',
  {
    countries: optionalList(
      'The countries that can be chosen, by their two letters. A single one is neither asked nor stored.',
      'all countries, in the order of their names',
      countryCode(),
    ),
    first: countryCode('The country that is chosen at the start.')
      .optional()
      .meta({ whenOmitted: 'the visitor chooses' }),
    parts: listOf('The parts that are asked, besides the country.', oneOf(undefined, partNames))
      .optional()
      .meta({ whenOmitted: 'all that the country has' }),
    optional: flag(
      'Whether all of it may stay empty.',
      'false: it must be whole; the second line may be empty',
    ),
    purpose: optionalOneOf(
      'What the browser fills in: the address for parcels, or that for bills.',
      'the visitor’s own',
      {
        shipping: 'the one to which parcels go',
        billing: 'the one on bills',
      },
    ),
    labels: withDescription('What the parts are called.', labels).meta({
      whenOmitted: whenUsualGroup,
      part: 'more',
    }),
    errorMessages: withDescription('What is said of a part that is wrong.', errorMessages).meta({
      whenOmitted: whenUsualGroup,
      part: 'more',
    }),
  },
)
  .test('first-of-them', 'must be one of its countries', function among({ first, countries: of }) {
    if (first === undefined || !Array.isArray(of) || of.length === 0 || of.includes(first)) {
      return true;
    }
    return this.createError({ path: `${this.path}.first` });
  })
  .meta({ aliases: 'postal-address street-address location shipping billing' });

/** As config writes it: before anything shows the form it becomes a stored group (made-address.ts). */
export type AddressDefinition = InferType<typeof addressSchema>;
