import { text } from '../../schema/primitives';
import { countries } from './countries';

/** A country by its two letters. */
export const countryCode = (words?: string) =>
  text(words)
    .test(
      'country',
      'must be the two capital letters of a country, for example GB',
      (value) => value === undefined || countries.includes(value),
    )
    .meta({ shown: false, blank: 'GB' });
