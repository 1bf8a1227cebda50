import type { ValueKind } from '../../src/fields/kind-module';
import type { ListOfFields, FieldDefinition } from '../../src/fields/registry';
import { listIn } from '../../src/fields/stored-group/as-list';
import { valueKinds } from '../../src/fields/value-kinds';
import {
  type FormField,
  conditionsFor,
  fieldsAmong,
  formFields,
  stampOfToday,
  type When,
} from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { sortOf, type Sort } from '../../src/rules/predicates';
import type { Condition, FieldCondition } from '../../src/schema/condition';

/** Reserved words of the rules language, and of CEL below it, which cannot name members. */
const reserved = new Set(
  'allow as break const continue else false for function if import in is let loop match namespace null package return service true var void while'.split(
    ' ',
  ),
);

export const memberOf = (record: string, name: string) =>
  reserved.has(name) ? `${record}['${name}']` : `${record}.${name}`;

export const member = (name: string) => memberOf('data', name);

/** The type of a field's value. */
export const sortOfField = (field: FieldDefinition): Sort =>
  // Each field gets the kind of its own.
  sortOf((valueKinds[field.kind] as ValueKind).empty(field));

/** What is asked of a record, or of an entry in it. */
export type Form = Pick<FormDefinition, 'title' | 'fields' | 'steps' | 'rules' | 'record'> & {
  /** Of the entries of a list: the form around it. */
  around?: Form;
};

/** Before the name of a field of the form, where a name by itself means one of an entry: no field's name has it. */
const outerMark = '^';

const markedOuter = (when: When): When =>
  'anyOf' in when
    ? { anyOf: when.anyOf.map((all) => all.map(markedOuter)) }
    : { ...when, field: outerMark + when.field };

/** The condition, in which each field that the entry lacks is one of the form. */
const outOfEntry = (condition: Condition, own: ReadonlySet<string>): Condition => ({
  ...condition,
  ...(condition.field !== undefined && {
    field: own.has(condition.field) ? condition.field : outerMark + condition.field,
  }),
  ...(condition.any && {
    any: condition.any.map((each) => outOfEntry(each, own) as FieldCondition),
  }),
  ...(condition.all && {
    all: condition.all.map((each) => outOfEntry(each, own) as FieldCondition),
  }),
});

const ownNames = (form: Form) => new Set(formFields(form).map(({ field }) => field.name));

/** The fields around an entry as its conditions name them. */
const fieldsAround = ({ around }: Form): Pick<FormField, 'field' | 'when'>[] =>
  (around ? formFields(around) : []).map(({ field, when }) => ({
    field: { ...field, name: outerMark + field.name },
    when: when.map(markedOuter),
  }));

/** The fields of a form; those of an entry with the conditions of the form's fields on which they depend. */
export const fieldsOf = (form: Form): FormField[] => {
  if (!form.around) return formFields(form);
  const own = ownNames(form);
  const fields = (form.fields ?? []).map((field) =>
    field.showWhen ? { ...field, showWhen: outOfEntry(field.showWhen, own) } : field,
  );
  const known = fieldsAround(form).map(({ field, when }) => [field.name, when] as const);
  return fieldsAmong({ fields }, new Map(known));
};

/** What must hold for a condition of a rule, or of a part of a price, among these fields of the form. */
export const conditionsOfRule = (
  condition: Condition,
  { form, fields }: { form: Form; fields: readonly FormField[] },
): readonly When[] =>
  form.around
    ? conditionsFor([outOfEntry(condition, ownNames(form))], [...fieldsAround(form), ...fields])
    : conditionsFor([condition], fields);

/** What a field's map holds as lists, by their names. */
const listsWithin = (field: FieldDefinition): string[] => {
  if (field.kind === 'matrix') return field.several ? field.rows.map(({ name }) => name) : [];
  const fields = field.kind === 'stored-group' ? (listIn(field)?.fields ?? []) : [];
  return fields.filter((each) => sortOfField(each) === 'list').map(({ name }) => name);
};

/** How conditions ask for a field by its name. */
export const askingIn = (form: Form, fields: readonly FormField[]) => {
  const known = new Map(
    [...fields, ...fieldsAround(form)].map(({ field }) => [
      field.name,
      { sort: sortOfField(field), lists: listsWithin(field) },
    ]),
  );
  return (name: string) => ({
    value: name.startsWith(outerMark) ? memberOf('form', name.slice(1)) : member(name),
    ...(known.get(name) ?? { sort: 'text' as const, lists: [] }),
  });
};

/** The member that holds the visitor's day; the check asks for one where an age is asked for. */
export const todayOf = ({ record, around }: Form): string =>
  around
    ? memberOf('form', stampOfToday(around.record.stamps) ?? 'today')
    : member(stampOfToday(record.stamps) ?? 'today');

/** The fields of a list's entries, or of a stored group, as a form. */
export const entryForm = (form: Form, list: ListOfFields): Form => ({
  title: form.title,
  fields: list.fields,
  rules: list.rules ?? [],
  record: { collection: list.name, stamps: {} },
  around: form,
});

export const namesOf = (fields: readonly FormField[]) => fields.map(({ field }) => field.name);
