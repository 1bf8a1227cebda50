import type { InferType } from 'yup';
import { optionalList } from '../../schema/primitives';
import { usualText } from '../../schema/usual-text';
import { countryCode } from '../address/country-code';
import { autoComplete, fieldSchema, prefill } from '../field-schema';

export const countrySchema = fieldSchema(
  'country',
  'One of the countries, by its name in the language of the page, in a list. Stored as its two letters, such as GB. A whole postal address is a field of the kind address.',
  {
    countries: optionalList(
      'The countries that can be chosen, by their two letters.',
      'all countries, in the order of their names',
      countryCode(),
    ),
    first: countryCode('The country that is chosen at the start.')
      .optional()
      .meta({ whenOmitted: 'the visitor chooses' }),
    placeholder: usualText(
      'select.placeholder',
      'The first words of the list, which cannot be chosen, for example Please choose.',
    ).meta({ part: 'more' }),
    autoComplete: autoComplete('anything'),
    prefill: prefill(),
  },
)
  .test('first-of-them', 'must be one of its countries', function among({ first, countries: of }) {
    if (first === undefined || !Array.isArray(of) || of.length === 0 || of.includes(first)) {
      return true;
    }
    return this.createError({ path: `${this.path}.first` });
  })
  .meta({ aliases: 'nationality citizenship country-select country-picker nation' });

/** As config writes it: before anything shows the form it becomes a list to choose from (made-country.ts). */
export type CountryDefinition = InferType<typeof countrySchema>;
