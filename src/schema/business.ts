import { number, type InferType } from 'yup';
import { businessTypes } from './business-types';
import { optionalHours } from './hours';
import { isCountry } from './known-codes';
import { oneOf, optionalText, withDescription, strictObject, text } from './primitives';
import { sample } from './sample';

const degrees = (words: string, most: number) =>
  number()
    .typeError('must be a number, without quotes')
    .required('is missing: write a number')
    .min(-most)
    .max(most)
    .meta({ description: words });

/** https://developers.google.com/search/docs/appearance/structured-data/local-business */
export const business = strictObject({
  sample: sample(),
  type: oneOf(
    'What sort of business it is, as search engines call it; LocalBusiness where none fits.',
    businessTypes,
  ),
  address: withDescription(
    'The postal address, part by part.',
    strictObject({
      street: text('The street and the number.'),
      postalCode: optionalText('The postal code.', 'there is none'),
      town: text('The town.'),
      region: optionalText('The state or the region.', 'it is not said'),
      country: text('The country in two capital letters, for example GB.').test(
        'country',
        'must be the two capital letters of a country, for example GB',
        (value = '') => value === '' || isCountry(value),
      ),
    }),
  ),
  position: withDescription(
    'Where that is on the globe, in degrees.',
    strictObject({
      latitude: degrees('North of the equator; south of it with a minus.', 90),
      longitude: degrees('East of Greenwich; west of it with a minus.', 180),
    }),
  )
    .optional()
    .default(undefined)
    .meta({ whenOmitted: 'search engines look the address up' }),
  hours: optionalHours('When it is open.', 'nothing is said of it'),
});

export type Business = InferType<typeof business>;
