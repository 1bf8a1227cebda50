import { groupOf, listOf, textOf } from '../read/values';

export type Field = {
  index: number;
  name: string | undefined;
  kind: string | undefined;
  entries: Record<string, unknown>;
};

/** The fields of a form that may be broken. */
export const fieldsOf = (form: Record<string, unknown>): Field[] =>
  listOf(form.fields).map((field, index) => {
    const entries = groupOf(field);
    return { index, name: textOf(entries.name), kind: textOf(entries.kind), entries };
  });
