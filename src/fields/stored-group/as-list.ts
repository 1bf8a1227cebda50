import type { EntryValues, Value } from '../../schema/record';
import { isGroup } from '../../schema/values/group';
import { askedIn } from '../list/asked-in';
import type { AskedList, FieldDefinition, ListDefinition } from '../registry';

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
export const listIn = (field: FieldDefinition): AskedList | undefined => {
  if (field.kind === 'list') return askedIn(field);
  return hasStoredGroups && field.kind === 'stored-group' ? askedIn(asList(field)) : undefined;
};

/** What `change` makes of the entries of a field of fields: of a stored group its one. */
export const withEntries = (value: Value, change: (entries: Value) => Value): Value =>
  hasStoredGroups && isGroup(value)
    ? ((change([value]) as EntryValues[])[0] ?? value)
    : change(value);

export const controlIn = (group: string, field: string) => `${group}.${field}`;
