import type { FormDefinition } from '../../../../src/form/form-schema';
import { fieldsNamedBy } from '../../../config-values/fitting-rules';
import { groupOf, listOf, textOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import { mapForm } from '../../../resolved-site/form-tree';
import { rulesSize, tooLarge } from '../../../rules-language';
import { firestoreRules } from '../../../security-rules';
import { conditionsWithin, type Field, formParts } from './form-parts';

type Form = Record<string, unknown>;

/** How large the security rules of a form are; nothing for a form with errors. */
const sizeOf = (form: unknown): ReturnType<typeof rulesSize> | undefined => {
  try {
    return rulesSize(firestoreRules([form as FormDefinition]));
  } catch {
    return undefined;
  }
};

const names = (rule: unknown, name: string | undefined) => {
  const entries = groupOf(rule);
  const asked = conditionsWithin({ path: '', entries: groupOf(entries.when) });
  return [...fieldsNamedBy(entries), ...asked.map((each) => each.entries.field)].includes(name);
};

/** A form with a note, which asks the database nothing, in the place of a field, and without its rules. */
const without = (form: Form, { name, path }: Field): unknown => ({
  ...groupOf(mapForm(form, ({ part, path: at }) => (at === path ? { kind: 'note' } : part))),
  rules: listOf(form.rules).filter((rule) => !names(rule, name)),
});

/** A field with its rules as a form of its own, where others of the form need it. */
const only = (form: Form, { name, entries }: Field): unknown => ({
  ...form,
  steps: undefined,
  fields: [{ ...entries, showWhen: undefined }],
  rules: listOf(form.rules)
    .filter((rule) => textOf(groupOf(rule).field) === name)
    .map((rule) => ({ ...groupOf(rule), when: undefined })),
});

const mostTold = 5;

/** The fields for which the database needs most, as the check tells them. */
const dearestIn = (form: Form, whole: number): string => {
  const empty = sizeOf({ ...form, steps: undefined, fields: [], rules: [] })?.expressions ?? 0;
  const sizeAlone = (field: Field) => (sizeOf(only(form, field))?.expressions ?? empty) - empty;
  const costs = formParts(form).fields.flatMap((field) => {
    const left = sizeOf(without(form, field))?.expressions;
    const cost = left === undefined ? sizeAlone(field) : whole - left;
    return cost > 0 && field.name !== undefined ? [{ name: field.name, cost }] : [];
  });
  const dearest = costs.toSorted((one, other) => other.cost - one.cost).slice(0, mostTold);
  const each = dearest.map(({ name, cost }) => `${name} ${cost}`).join(', ');
  return each === '' ? '' : `; most of it, with their rules and conditions, for ${each}`;
};

/** A form so large that Firestore would refuse its records, or all rules of the site. */
export const checkSize = (form: Form): Finding[] => {
  if (textOf(groupOf(form.record).checkedBy) === 'function') return [];
  const size = sizeOf(form);
  const found = size && tooLarge(size);
  if (!found) return [];
  const parts = {
    asked: `${found.found} ${found.of}`,
    most: String(found.most),
    dearest: found.found === size.expressions ? dearestIn(form, size.expressions) : '',
  };
  return [{ error: 'formTooLarge', path: form.steps ? 'steps' : 'fields', parts }];
};
