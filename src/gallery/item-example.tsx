import { useMemo } from 'react';
import type { FormItem } from '../fields/registry';
import { FormExample } from './form-example';

/** A field, a note or a group in a form of its own. */
export const ItemExample = ({ definition }: { definition: FormItem }) => {
  const items = useMemo(() => [definition], [definition]);
  return <FormExample items={items} />;
};
