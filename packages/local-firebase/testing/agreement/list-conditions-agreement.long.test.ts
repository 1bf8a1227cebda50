/** @jest-environment node */
import { withoutNotes } from '../../../../src/fields/list/without-notes';
import type { EntryField, FieldDefinition, FormItem } from '../../../../src/fields/registry';
import { listIn } from '../../../../src/fields/stored-group/as-list';
import { formFields, isShown } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { shownEntries } from '../../../../src/form/shown-in-lists';
import type { EntryValues, Values } from '../../../../src/schema/record';
import { runs, seeded, seeds } from '../../../../tests/runs';
import { rulesSize, tooLarge } from '../../../rules-language';
import { firestoreRules } from '../../../security-rules';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { askedOf, conditionBy, fieldBy, named, upTo, valueOf } from './random-conditions';
import { oneOf } from './random-forms';
import { formOf } from './record-cases';

/** Of entries whose fields depend on each other and on the form, the server takes what the form sends, and nothing else. */

const formOfSeed = (place: number): FormDefinition => {
  const random = randomOf(place);
  const outer: FieldDefinition[] = [];
  for (const name of ['one', 'two', 'in', 'four']) {
    outer.push({ ...fieldBy(random, name), showWhen: conditionBy(random, outer) });
  }
  const entry: EntryField[] = [];
  for (const name of ['first', 'in', 'size', 'last']) {
    const own = new Set(['first', 'in', 'size', 'last']);
    const known = [...outer.filter((each) => !own.has(each.name)), ...entry];
    entry.push({ ...fieldBy(random, name), showWhen: conditionBy(random, known) });
  }
  const list: FieldDefinition<'list'> = {
    kind: 'list',
    ...named('list'),
    min: 0,
    max: 3,
    showWhen: random() < 0.3 ? askedOf(random, outer[0] ?? entry[0]!) : undefined,
    fields: entry,
    rules: entry
      .filter(({ kind }) => kind === 'text' || kind === 'select')
      .filter(() => random() < 0.4)
      .map(({ name }) => ({ field: name, check: 'required', message: 'm' })),
  };
  const fields: FormItem[] = [...outer, list];
  return formOf(`in_list_${place}`, { fields, rules: [] });
};

const today = '2026-11-21';

const valuesOf = (random: Random, fields: readonly FieldDefinition[]): EntryValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(random, field)]));

/** A record as the form sends it. */
const recordBy = (random: Random, form: FormDefinition): Values => {
  const values: Values = {};
  for (const { field, when } of formFields(form)) {
    if (!isShown(when, { values, today })) continue;
    const list = listIn(field);
    if (!list) values[field.name] = valueOf(random, field);
    else {
      const entries = Array.from({ length: upTo(random, 3) }, () => valuesOf(random, list.fields));
      values[field.name] = shownEntries(list, entries, { values, today });
    }
  }
  return values;
};

/** The same with a field of an entry that is hidden, or without one that is shown. */
const changed = (random: Random, form: FormDefinition, record: Values): Values => {
  const list = withoutNotes(
    form.fields?.find(({ kind }) => kind === 'list') as FieldDefinition<'list'>,
  );
  const entries = (record.list ?? []) as EntryValues[];
  const field = oneOf(random, list.fields);
  const at = upTo(random, Math.max(0, entries.length - 1));
  if (!field || entries.length === 0) return { ...record, list: [valuesOf(random, list.fields)] };
  return {
    ...record,
    list: entries.map((entry, place) => {
      if (place !== at) return entry;
      return Object.hasOwn(entry, field.name)
        ? Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field.name))
        : { ...entry, [field.name]: valueOf(random, field) };
    }),
  };
};

/** Of what Firebase would not take nothing can be stored either; the check says so. */
const forms = seeds({ short: 15, full: 220 })
  .map(formOfSeed)
  .filter((form) => !tooLarge(rulesSize(firestoreRules([form]))));

test(seeded('the server takes the entries that the form sends'), () => {
  const { differ, stored, refused } = disagreements(forms, {
    salt: 9000,
    eachForm: 25,
    recordsBy: (form, random) => {
      const sent = { ...recordBy(random, form), id: Date.UTC(2026, 10, 21), Date: today };
      return [sent, changed(random, form, sent)];
    },
  });
  expect(differ).toEqual([]);
  expect(stored).toBeGreaterThan(runs({ short: 100, full: 2000 }));
  expect(refused).toBeGreaterThan(runs({ short: 100, full: 2000 }));
});
