/** @jest-environment node */
import { loadKinds } from '../../../../src/fields/field-kinds';
import type { EntryField, FieldDefinition } from '../../../../src/fields/registry';
import { compileForm } from '../../../../src/form/compile-form';
import type { FormDefinition } from '../../../../src/form/form-schema';
import '../../../../src/rules/later-rules';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import { dayOf } from '../../../../src/rules/today';
import type { Condition } from '../../../../src/schema/condition';
import type { EntryValues, Value, Values } from '../../../../src/schema/record';
import { runs, seed, seeded, seeds } from '../../../../tests/runs';
import { rulesSize, tooLarge } from '../../../rules-language';
import { firestoreRules } from '../../../security-rules';
import { type Random, randomOf } from './random';
import { conditionBy, fieldBy, named, upTo, valueOf } from './random-conditions';
import { oneOf } from './random-forms';
import { formOf, judgeOf } from './record-cases';
import { rulesDecision } from './rules-decision';

/** Of rules that ask under conditions, form and server ask the same, in entries too. */

const today = dayOf(new Date());

const limits: Partial<Record<FieldDefinition['kind'], object[]>> = {
  text: [{ check: 'required' }, { check: 'digits' }, { check: 'min-length', length: 2 }],
  select: [{ check: 'required' }, { check: 'one-of', values: ['a', 'c'] }],
  checkbox: [{ check: 'accepted' }],
  checkboxes: [{ check: 'required' }, { check: 'min', value: 2 }],
  number: [{ check: 'required' }, { check: 'max', value: 3 }],
  scale: [{ check: 'min', value: 3 }],
  date: [{ check: 'required' }, { check: 'not-before', date: '2005-01-01' }],
};

const ruleBy = (
  random: Random,
  field: FieldDefinition,
  { others, asked }: { others: readonly string[]; asked: readonly FieldDefinition[] },
): RuleDefinition => {
  const either = { check: 'at-least-one', others };
  const own = random() < 0.3 ? either : (oneOf(random, limits[field.kind] ?? []) ?? either);
  return {
    field: field.name,
    ...own,
    message: 'm',
    when: conditionBy(random, asked),
    whenFilled: random() < 0.1,
  } as RuleDefinition;
};

const namesIn = ['first', 'in', 'size'];

const fieldsWithin = (random: Random, outer: readonly FieldDefinition[]) => {
  const around = outer.filter(({ name }) => !namesIn.includes(name));
  const fields: EntryField[] = [];
  for (const name of namesIn) {
    const known = [...around, ...fields];
    const showWhen: Condition | undefined = random() < 0.3 ? conditionBy(random, known) : undefined;
    fields.push({ ...fieldBy(random, name), showWhen });
  }
  const asked = [...around, ...fields];
  const rules = fields
    .filter(() => random() < 0.6)
    .map((field) => {
      const others = namesIn.filter((name) => name !== field.name).slice(0, 1 + upTo(random, 1));
      return ruleBy(random, field, { others, asked });
    });
  return { fields, rules };
};

/** So many lines of text that the rules of the form are written densely. */
const manyLines: FieldDefinition[] = Array.from({ length: 70 }, (_, place) => ({
  kind: 'text',
  ...named(`line_${place}`),
  maxLength: 20,
}));

const formOfSeed = (place: number): FormDefinition => {
  const random = randomOf(place);
  const outer: FieldDefinition[] = [];
  for (const name of ['one', 'two', 'in', 'as']) {
    const showWhen = random() < 0.4 ? conditionBy(random, outer) : undefined;
    outer.push({ ...fieldBy(random, name), showWhen });
  }
  const sent = outer.map(({ name }) => name);
  return formOf(`asked_${place}`, {
    fields: [
      ...outer,
      { kind: 'list', ...named('list'), min: 0, max: 2, ...fieldsWithin(random, outer) },
      { kind: 'stored-group', ...named('place'), ...fieldsWithin(random, outer) },
      ...(random() < 0.3 ? manyLines : []),
    ],
    rules: outer
      .flatMap((field) => (random() < 0.8 ? [field, field] : field))
      .filter(() => random() < 0.6)
      .map((field) => {
        const others = sent.filter((name) => name !== field.name).slice(0, 1 + upTo(random, 2));
        return ruleBy(random, field, { others, asked: outer });
      }),
  });
};

const valuesBy = (random: Random, fields: readonly FieldDefinition[]): EntryValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(random, field)]));

/** What stands in the controls of the form. */
const standingBy = (random: Random, { fields = [] }: FormDefinition): Values =>
  Object.fromEntries(
    (fields as FieldDefinition[]).map((field): [string, Value] => {
      if (field.kind === 'list') {
        const entries = Array.from({ length: upTo(random, 2) }, () =>
          valuesBy(random, field.fields as EntryField[]),
        );
        return [field.name, entries];
      }
      if (field.kind === 'stored-group') {
        return [field.name, valuesBy(random, field.fields as EntryField[])];
      }
      return [field.name, field.name.startsWith('line_') ? 'x' : valueOf(random, field)];
    }),
  );

/** Of what Firebase would not take nothing can be stored either; the check says so. */
const forms = seeds({ short: 20, full: 300 })
  .map(formOfSeed)
  .filter((form) => !tooLarge(rulesSize(firestoreRules([form]))));
const eachForm = 25;

const options = { names: undefined, fields: {}, shouldUseNativeValidation: false };

test(seeded('what the form sends is stored, and nothing that it refuses'), async () => {
  const differ: string[] = [];
  const counted = { stored: 0, refused: 0 };
  for (const [place, form] of forms.entries()) {
    const random = randomOf(seed + 9000 + place);
    const { fields, resolver, shown } = compileForm(
      form,
      await loadKinds((form.fields ?? []) as FieldDefinition[]),
    );
    const judge = judgeOf(form);
    const isAllowed = rulesDecision([form]);
    for (let count = 0; count < eachForm; count += 1) {
      const standing = standingBy(random, form);
      const { errors } = await resolver(standing, undefined, options);
      const record = { ...shown(standing), id: Date.UTC(2026, 10, 21), Date: today };
      const { expected, collection } = judge('', record);
      const isSent = Object.keys(errors).length === 0;
      counted[isSent ? 'stored' : 'refused'] += 1;
      if (isSent !== expected || isAllowed({ collection, record }) !== expected) {
        differ.push(JSON.stringify({ collection, record, isSent, expected }));
      }
      // By hand: with a value that the form did not check, or one that it hides.
      const { field } = oneOf(random, fields) ?? {};
      if (!field || field.kind === 'list' || field.kind === 'stored-group') continue;
      const other = { ...record, [field.name]: valueOf(random, field) };
      if (isAllowed({ collection, record: other }) !== judge('', other).expected) {
        differ.push(JSON.stringify({ collection, other }));
      }
    }
  }
  expect(differ).toEqual([]);
  expect(counted.stored).toBeGreaterThan(runs({ short: 20, full: 300 }));
  expect(counted.refused).toBeGreaterThan(runs({ short: 20, full: 300 }));
});
