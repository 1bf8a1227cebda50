import type { InferType } from 'yup';
import type { RuleDefinition } from '../rules/schemas';
import { addressSchema } from './address/schema';
import { checkboxSchema } from './checkbox/schema';
import { checkboxesSchema } from './checkboxes/schema';
import { countrySchema } from './country/schema';
import { dateSchema } from './date/schema';
import { emailSchema } from './email/schema';
import { fileSchema } from './file/schema';
import { groupSchema } from './group/schema';
import { internationalTelSchema } from './international-tel/schema';
import { listSchema } from './list/schema';
import { matrixSchema } from './matrix/schema';
import { monthSchema } from './month/schema';
import { noteSchema } from './note/schema';
import { numberSchema } from './number/schema';
import { priceSchema } from './price/schema';
import { radioSchema } from './radio/schema';
import { ratingSchema } from './rating/schema';
import { scaleSchema } from './scale/schema';
import { selectSchema } from './select/schema';
import { storedGroupSchema } from './stored-group/schema';
import { telSchema } from './tel/schema';
import { textSchema } from './text/schema';
import { textareaSchema } from './textarea/schema';
import { timeSchema } from './time/schema';
import { urlSchema } from './url/schema';

/** Every kind that asks for one thing, and may stand in an entry of a list. */
const entrySchemas = {
  text: textSchema,
  email: emailSchema,
  tel: telSchema,
  'international-tel': internationalTelSchema,
  url: urlSchema,
  textarea: textareaSchema,
  number: numberSchema,
  date: dateSchema,
  month: monthSchema,
  time: timeSchema,
  select: selectSchema,
  radio: radioSchema,
  checkbox: checkboxSchema,
  checkboxes: checkboxesSchema,
  rating: ratingSchema,
  scale: scaleSchema,
};

/**
 * What an entry may show: words between its fields as well. Before anything shows a form, its countries are lists to
 * choose from (country/made-country.ts), and its addresses several fields (address/flat-address.ts).
 */
const entryItemSchemas = {
  ...entrySchemas,
  address: addressSchema,
  country: countrySchema,
  note: noteSchema,
};

/**
 * Every kind that asks for something: one line each. A kind that is not a line of text has a control in its
 * folder.
 */
export const fieldSchemas = {
  ...entrySchemas,
  matrix: matrixSchema,
  file: fileSchema,
  list: listSchema(entryItemSchemas),
  'stored-group': storedGroupSchema(entryItemSchemas),
  price: priceSchema,
};

/** What a group may contain. Before anything shows a form, its addresses are stored groups (address/made-address.ts). */
const groupedSchemas = {
  ...fieldSchemas,
  address: addressSchema,
  country: countrySchema,
  note: noteSchema,
};

/** Every kind of item that a form may contain. */
export const itemSchemas = { ...groupedSchemas, group: groupSchema(groupedSchemas) };

type Schemas = typeof fieldSchemas;
export type FieldKind = keyof Schemas;
export type FieldDefinition<Kind extends FieldKind = FieldKind> = {
  [Each in Kind]: Each extends 'list'
    ? ListDefinition
    : Each extends 'stored-group'
      ? StoredGroupDefinition
      : InferType<Schemas[Each]>;
}[Kind];

type EntryKind = keyof typeof entrySchemas;
export type EntryField = { [Each in EntryKind]: InferType<Schemas[Each]> }[EntryKind];
/** What an entry of a list shows, in order. */
type EntryItem = EntryField | NoteDefinition;
type OfFields = { fields: EntryItem[]; rules?: RuleDefinition[] | undefined };
export type ListDefinition = Omit<InferType<Schemas['list']>, keyof OfFields> & OfFields;
/** A list as far as it asks: its entries have no notes. */
export type ListOfFields = Omit<ListDefinition, 'fields'> & { fields: EntryField[] };

/** How countries order the fields of an address, and what they call them. */
export type AddressWay = { countries: string[]; parts: { name: string; label: string }[] };

type StoredGroupDefinition = Omit<InferType<Schemas['stored-group']>, keyof OfFields> &
  OfFields & {
    /** Of an address whose country can be chosen; config has no such key. */
    ways?: AddressWay[];
  };

export type NoteDefinition = InferType<typeof noteSchema>;
export type GroupDefinition = Omit<InferType<typeof itemSchemas.group>, 'fields'> & {
  fields: (FieldDefinition | NoteDefinition)[];
};
export type FormItem = FieldDefinition | NoteDefinition | GroupDefinition;
