import type { FieldDefinition, FormItem } from '../../../../src/fields/registry';
import { formFields } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import type { Condition, FieldCondition } from '../../../../src/schema/condition';
import type { Value } from '../../../../src/schema/record';
import { rulesSize, tooLarge } from '../../../rules-language';
import { firestoreRules } from '../../../security-rules';
import { wordsOf } from './condition-forms';
import { everyRule, fieldsOfEveryKind } from './every-rule-forms';
import { type Random, randomOf } from './random';
import { formOf, isTaken, judgeOf, plainRecord, type RecordCase, recordOf } from './record-cases';
import { sampleValues } from './sample-values';

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];

const plainTexts = (field: FieldDefinition): string[] =>
  sampleValues(field, [])
    .filter(isTaken({ rules: [] }, field))
    .flatMap(wordsOf);

const conditionOn = (random: Random, field: FieldDefinition): FieldCondition => {
  const wanted = oneOf(random, plainTexts(field)) ?? 'x';
  const limit = Math.abs(Number(wanted)) <= 1000 ? Number(wanted) : 2;
  const conditions = [
    { is: wanted },
    { isNot: wanted },
    { isOneOf: [wanted, oneOf(random, plainTexts(field)) ?? 'y'] },
    { moreThan: limit },
    { lessThan: limit },
    { filled: true },
    { filled: false },
  ];
  return { field: field.name, ...oneOf(random, conditions) };
};

const formOfSeed = (seed: number): FormDefinition => {
  const random = randomOf(seed);
  const fields: FieldDefinition[] = [];
  /** A condition on a field above, for one in `most` parts. */
  const maybeCondition = (most: number): Condition | undefined => {
    const above = random() < 1 / most ? oneOf(random, fields) : undefined;
    if (!above) return undefined;
    const condition = conditionOn(random, above);
    const beside = random() < 0.3 ? oneOf(random, fields) : undefined;
    if (!beside) return condition;
    const both = [condition, conditionOn(random, beside)];
    return random() < 0.5 ? { any: both } : { all: both };
  };
  const nextField = (): FieldDefinition => {
    const [kind = fieldsOfEveryKind[0]] = [oneOf(random, fieldsOfEveryKind)];
    const field = { ...kind, name: `f${fields.length}`, showWhen: maybeCondition(2) };
    fields.push(field as FieldDefinition);
    return field as FieldDefinition;
  };
  const nextItem = (): FormItem => {
    if (random() < 0.8) return nextField();
    const showWhen = maybeCondition(2);
    return { kind: 'group', legend: 'l', showWhen, fields: [nextField(), nextField()] };
  };
  const steps = [1, 2, 3].map((step) => ({
    title: `t${step}`,
    showWhen: maybeCondition(3),
    fields: [nextItem(), nextItem(), nextItem()],
  }));
  const rules = fields.flatMap((field, index): RuleDefinition[] => {
    const other = oneOf(random, fields.slice(0, index))?.name;
    const kinds =
      random() < 0.1 && other
        ? [
            { check: 'same-as', other, whenFilled: true },
            { check: 'at-least-one', others: [other] },
          ]
        : everyRule;
    const rule = { field: field.name, message: 'm', ...oneOf(random, kinds) } as RuleDefinition;
    const above = random() < 0.4 ? oneOf(random, fields.slice(0, index)) : undefined;
    const when = above && conditionOn(random, above);
    const canPass = sampleValues(field, [rule]).some(isTaken({ rules: [rule] }, field));
    return canPass || rule.check === 'same-as' ? [{ ...rule, when }] : [];
  });
  return formOf(`random_${seed}`, { steps, rules });
};

/**
 * Forms of three steps with groups, conditions and rules by chance, the same each time; of each something can be stored,
 * or its cases would tell nothing of what is taken.
 */
const formsWithRecords = (count: number): FormDefinition[] => {
  const forms: FormDefinition[] = [];
  for (let seed = 1; forms.length < count; seed += 1) {
    const form = formOfSeed(seed);
    const isStored = judgeOf(form)('', plainRecord(form)).expected;
    // Of what Firebase would not take nothing can be stored either.
    if (isStored && !tooLarge(rulesSize(firestoreRules([form])))) forms.push(form);
  }
  return forms;
};

export const randomForms = formsWithRecords(60);

const changed = (random: Random, form: FormDefinition, record: Record<string, unknown>) => {
  const { field } = oneOf(random, formFields(form)) ?? {};
  if (!field) return record;
  const rest = Object.entries(record).filter(([name]) => name !== field.name);
  if (random() < 0.3) return Object.fromEntries(rest);
  const value = oneOf(random, sampleValues(field, form.rules));
  return { ...record, [field.name]: value };
};

/** Records as such a form sends them, and the same with a change; what it never stores is a key more. */
export const randomCases = (form: FormDefinition): RecordCase[] => {
  const judge = judgeOf(form);
  const random = randomOf(form.record.collection.length);
  const pick = (taken: Value[]) => oneOf(random, taken);
  return Array.from({ length: 25 }, (_, index) => {
    const made = judge(`record ${index}`, recordOf(form, pick));
    // Fields of one value, whose rules only some values pass together, may spoil one by chance.
    const record = made.expected ? made.record : plainRecord(form);
    return [
      made,
      judge(`record ${index}, as it is taken`, record),
      judge(`record ${index}, a key more`, { ...record, extra: 'x' }),
      ...[1, 2, 3].map((hand) =>
        judge(`record ${index}, change ${hand}`, changed(random, form, record)),
      ),
    ];
  }).flat();
};
