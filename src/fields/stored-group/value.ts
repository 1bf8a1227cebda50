import type { EntryValues, PlainValue } from '../../schema/record';
import { isGroup } from '../../schema/values/group';
import type { ValueKind } from '../kind-module';
import { withoutNotes } from '../list/without-notes';
import type { ValueKindOf } from '../list/entries';
import { listValue } from '../list/value';
import type { FieldDefinition } from '../registry';
import { asList, controlIn, withEntries } from './as-list';

const listOf = (field: FieldDefinition<'stored-group'>) => withoutNotes(asList(field));

/** The values of stored groups, which are those of a list with one entry; `kindOf` has the values of their fields. */
export const storedGroupValue = (kindOf: ValueKindOf): ValueKind<'stored-group'> => {
  const list = listValue(kindOf);
  const oneOf = (entries: unknown) => (entries as EntryValues[] | undefined)?.[0];
  const empty = (field: FieldDefinition<'stored-group'>) => oneOf(list.empty(listOf(field))) ?? {};
  return {
    empty,
    // Its controls are those of its fields.
    read: (_entries, field) => empty(field),
    write: (value) => list.write([value as EntryValues]),
    restore: (field, { kind, entries }) =>
      kind === 'stored-group'
        ? oneOf(list.restore(listOf(field), { kind: 'list', entries }))
        : undefined,
    sent: (field, value) =>
      withEntries(value, (entries) => list.sent?.(listOf(field), entries) ?? entries),
    holds: (field, value) => isGroup(value) && list.holds(listOf(field), [value]),
    errorMessage: (_field, first) => first ?? 'Please fill in all of this',
    problemsWithin: ({ field, rules }, value, context) =>
      (
        list.problemsWithin?.({ field: listOf(field), rules }, [value as EntryValues], context) ??
        []
      ).map(({ path, ...problem }) => ({ ...problem, path: path.slice('[0]'.length) })),
    readWithin: (field, textsOf) =>
      Object.fromEntries(
        listOf(field).fields.map((each) => [
          each.name,
          kindOf(each).read(textsOf(controlIn(field.name, each.name)) ?? [], each) as PlainValue,
        ]),
      ),
    inWords: (field, value, options) =>
      list.inWords?.(listOf(field), [value as EntryValues], options) ?? '',
  };
};
