import { madeAddress } from './address/made-address';
import type { AddressDefinition } from './address/schema';
import type { FormItem } from './registry';

/** An item of a form as config writes it. */
export type WrittenItem = FormItem | AddressDefinition;

/** An example as the form shows it: an address is the stored group that is made of it. */
export const filledExample = (item: WrittenItem): FormItem =>
  item.kind === 'address' ? madeAddress(item, 'en') : item;
