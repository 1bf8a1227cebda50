import type { EntryValues, Value } from '../../schema/record';
import { isGroup } from '../../schema/values/group';
import { withoutNotes } from '../list/without-notes';
import type { FieldDefinition, ListDefinition, ListOfFields } from '../registry';

/** Whether a form has fields that are stored together; Vite writes it. */
const hasStoredGroups = globalThis.__SITE__?.hasStoredGroups ?? true;

const lists = new WeakMap<FieldDefinition, ListDefinition>();

export const asList = (field: FieldDefinition<'stored-group'>): ListDefinition => {
  const { fields, rules, name, label } = field;
  const list = lists.get(field) ?? {
    kind: 'list',
    ...{ name, label, fields, rules },
    ...{ min: 1, max: 1 },
  };
  lists.set(field, list);
  return list;
};

/** A field of fields as a list, without its notes; undefined where it is none. */
export const listIn = (field: FieldDefinition): ListOfFields | undefined => {
  if (field.kind === 'list') return withoutNotes(field);
  return hasStoredGroups && field.kind === 'stored-group' ? withoutNotes(asList(field)) : undefined;
};

/** What `change` makes of the entries of a field of fields: of a stored group its one. */
export const withEntries = (value: Value, change: (entries: Value) => Value): Value =>
  hasStoredGroups && isGroup(value)
    ? ((change([value]) as EntryValues[])[0] ?? value)
    : change(value);

export const controlIn = (group: string, field: string) => `${group}.${field}`;
