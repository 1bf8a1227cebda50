import { countries } from '../address/countries';
import { namedCountries } from '../address/named-countries';
import type { FieldDefinition } from '../registry';
import type { CountryDefinition } from './schema';

/**
 * The list that asks for a country: a field like any other of its kind, so that nothing else knows of countries.
 * `language` (BCP 47) is that of the page.
 */
export const madeCountry = (
  { kind: _, countries: chosen, first, ...field }: CountryDefinition,
  language: string,
): FieldDefinition<'select'> => ({
  kind: 'select',
  ...field,
  options: namedCountries(chosen?.length ? chosen : countries, language),
  ...(first !== undefined && { initial: first, afterSubmit: first }),
});
