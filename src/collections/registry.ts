import type { InferType } from 'yup';
import { dishSchema } from './dish/schema';
import { downloadSchema } from './download/schema';
import { entrySchema, type OwnDefinition } from './entry/schema';
import { eventSchema } from './event/schema';
import { offerSchema } from './offer/schema';
import { personSchema } from './person/schema';
import { placeSchema } from './place/schema';
import { postSchema } from './post/schema';
import { seasonSchema } from './season/schema';
import { vacancySchema } from './vacancy/schema';

/** Every kind of collection: one line each. */
export const collectionSchemas = {
  event: eventSchema,
  offer: offerSchema,
  dish: dishSchema,
  place: placeSchema,
  post: postSchema,
  person: personSchema,
  vacancy: vacancySchema,
  download: downloadSchema,
  season: seasonSchema,
  entry: entrySchema,
};

type Schemas = typeof collectionSchemas;
export type CollectionKind = keyof Schemas;
export type CollectionDefinition<Kind extends CollectionKind = CollectionKind> = {
  [Each in Kind]: Each extends 'entry' ? OwnDefinition : InferType<Schemas[Each]>;
}[Kind];
export type EntryDefinition<Kind extends CollectionKind = CollectionKind> = {
  [Each in Kind]: CollectionDefinition<Each>['entries'][number];
}[Kind];
