import { madeAddress } from './address/made-address';
import type { AddressDefinition } from './address/schema';
import { madeCountry } from './country/made-country';
import type { CountryDefinition } from './country/schema';
import type { FormItem } from './registry';

/** An item of a form as config writes it. */
export type WrittenItem = FormItem | AddressDefinition | CountryDefinition;

/** An example as the form shows it: what is made of an address, or a country. */
export const filledExample = (item: WrittenItem): FormItem => {
  if (item.kind === 'address') return madeAddress(item, 'en');
  return item.kind === 'country' ? madeCountry(item, 'en') : item;
};
