import type { ListOfFields, EntryField, ListDefinition } from '../registry';

/** Whether notes stand between the fields of a list's entries, or of fields that are stored together; Vite writes it. */
const notesInLists = globalThis.__SITE__?.notesInLists ?? true;

const known = new WeakMap<ListDefinition, ListOfFields>();

const asks = (item: ListDefinition['fields'][number]): item is EntryField => item.kind !== 'note';

/** The list without the notes between the fields of its entries: the same each time. */
export const withoutNotes = (list: ListDefinition): ListOfFields => {
  if (!notesInLists || list.fields.every(asks)) return list as ListOfFields;
  const made = known.get(list) ?? { ...list, fields: list.fields.filter(asks) };
  known.set(list, made);
  return made;
};
