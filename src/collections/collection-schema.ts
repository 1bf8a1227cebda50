import { lazy, type LazySchema, type Schema } from 'yup';
import { entryOfKind } from '../schema/groups';
import { isGroup } from '../schema/values/group';
import { entrySchemaWith } from './entry/schema';
import { collectionSchemas, type CollectionDefinition } from './registry';

const choice = entryOfKind(
  {
    name: 'Collection',
    description:
      'Entries of one sort, such as courses, events or dishes: written once, and shown wherever they are wanted.',
  },
  collectionSchemas,
);

type Written = { kind?: unknown; keys?: unknown } | null | undefined;

export const collectionSchema = lazy((value: unknown): Schema => {
  const { kind, keys } = (value as Written) ?? {};
  // What its entries may hold is said by the collection itself.
  if (kind === 'entry' && isGroup(keys)) return entrySchemaWith(keys);
  return (choice as LazySchema<unknown>).resolve({ value }) as Schema;
}).meta(choice.meta() ?? {}) as unknown as Schema<CollectionDefinition>;
