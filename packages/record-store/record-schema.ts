import { mixed, type Schema } from 'yup';
import type { ValueKind } from '../../src/fields/kind-module';
import { entriesOf, valuesBeside } from '../../src/fields/list/entries';
import { chosenOptions, isOffered } from '../../src/fields/offered';
import type { ListOfFields } from '../../src/fields/registry';
import { listIn } from '../../src/fields/stored-group/as-list';
import { valueKinds } from '../../src/fields/value-kinds';
import '../../src/rules/later-rules';
import { placesOf, waitingStamp } from '../../src/form/counted-fields';
import {
  asksAge,
  asksPast,
  formFields,
  isShown,
  stampOfMoment,
  stampOfToday,
  workedOut,
} from '../../src/form/form-fields';
import type { FormDefinition } from '../../src/form/form-schema';
import { problemOf } from '../../src/form/problem-of';
import { hasConditionsWithin, shownInEntry } from '../../src/form/shown-in-lists';
import { sendingTime } from '../../src/rules/opening-hours';
import { passes } from '../../src/rules/predicates';
import type { EntryValues, StampKind, StoredRecord, Value, Values } from '../../src/schema/record';
import { textOf } from '../../src/schema/record-texts';
import { referencePattern } from '../../src/schema/reference';
import { beginsWithDay, stampLengths, stampLimits } from '../../src/schema/stamp-limits';
import { isGroup } from '../../src/schema/values/group';

const isStamp = (kind: StampKind, value: unknown): boolean => {
  if (kind === 'waiting') return typeof value === 'boolean';
  if (kind === 'milliseconds') {
    const { earliest, latest } = stampLimits;
    return Number.isInteger(value) && Number(value) >= earliest && Number(value) <= latest;
  }
  if (typeof value !== 'string') return false;
  if (kind === 'reference') return referencePattern.test(value);
  const { fewest, most } = stampLengths[kind];
  return value.length >= fewest && value.length <= most;
};

type Now = { values: Values; today: string };

/** The entries of a list, or the one of a stored group. */
const entriesIn = (list: ListOfFields, values: Values): EntryValues[] => {
  const value = values[list.name];
  return entriesOf(isGroup(value) ? [value] : value);
};

/** Whether the entries of a list have what they show, and nothing that they hide. */
const hasShownKeys = (list: ListOfFields, now: Now): boolean => {
  const value: unknown = now.values[list.name];
  const entries: unknown = isGroup(value) ? [value] : value;
  return (
    Array.isArray(entries) &&
    entries.every((entry: unknown) => {
      if (!isGroup(entry)) return false;
      const shown = shownInEntry(list, entry as EntryValues, now);
      return (
        shown.length === Object.keys(entry).length &&
        shown.every((name) => Object.hasOwn(entry, name))
      );
    })
  );
};

/** Whether the entries of a list pass the rules that ask under a condition, which may be one of the form's fields. */
const passWhatIsAsked = (list: ListOfFields, { values, today }: Now): boolean => {
  const rules = list.rules?.filter(({ when, clientOnly }) => when && !clientOnly) ?? [];
  const around = valuesBeside(list, values);
  return entriesIn(list, values).every((entry) => {
    const context = { values: entry, all: { ...around, ...entry }, today };
    return rules.every(
      (rule) =>
        !Object.hasOwn(entry, rule.field) || passes(rule, entry[rule.field] ?? null, context),
    );
  });
};

/** When a record was sent; long ago if it does not say so. */
const sentAt = ({ stamps }: FormDefinition['record'], values: Values): number => {
  const at = values[stampOfMoment(stamps) ?? ''];
  return typeof at === 'number' && isStamp('milliseconds', at) ? at : 0;
};

/**
 * What a visitor may store, as the security rules or a function check it: exactly the keys of the form's record, each within its field's
 * limits and rules; nothing for hidden fields. Rules marked `clientOnly` are checked only in the browser, not
 * on the record.
 */
export const recordSchema = (
  form: Pick<FormDefinition, 'fields' | 'steps' | 'rules' | 'record'>,
): Schema<StoredRecord> => {
  const asked = formFields(form);
  const enforced = form.rules.filter(({ clientOnly }) => !clientOnly);
  const stamps = Object.entries(form.record.stamps);
  const waiting = waitingStamp(form);
  const names = new Set([...asked.map(({ field }) => field.name), ...stamps.map(([name]) => name)]);

  const dayStamp =
    asksAge(asked, form.rules) || asksPast(enforced) ? stampOfToday(form.record.stamps) : undefined;
  const results = workedOut(asked, (field) => valueKinds[field.kind] as ValueKind);

  const isField = (
    { field, when }: (typeof asked)[number],
    record: Record<string, unknown>,
  ): boolean => {
    // Conditions and rules accept values of any type here; neither throws.
    const values = record as Record<string, Value>;
    const now = { values, today: dayStamp === undefined ? '' : textOf(values[dayStamp]) };
    if (!isShown(when, now)) return !Object.hasOwn(record, field.name);
    if (!Object.hasOwn(record, field.name)) return false;
    // Each field gets its own kind.
    const kind = valueKinds[field.kind] as ValueKind;
    const list = listIn(field);
    const rules = enforced.filter((rule) => rule.field === field.name);
    const sent = sentAt(form.record, values);
    const context = { values, today: now.today.slice(0, 10), sent };
    const isAsWorkedOut =
      !kind.workOut ||
      ('clientOnly' in field && field.clientOnly === true) ||
      results(now)[field.name] === values[field.name];
    const isInTime =
      stampOfMoment(form.record.stamps) === undefined ||
      chosenOptions(field, values[field.name]).every(({ value, begins, ends }) =>
        isOffered({ value, begins, ends: ends && ends + sendingTime }, sent),
      );
    return (
      isAsWorkedOut &&
      isInTime &&
      (!list || !hasConditionsWithin(list) || hasShownKeys(list, now)) &&
      (!list || passWhatIsAsked(list, now)) &&
      !problemOf({ field, kind, rules }, values[field.name] ?? null, context)
    );
  };

  return mixed<StoredRecord>()
    .defined()
    .test(
      'record',
      (record: unknown) =>
        isGroup(record) &&
        Object.keys(record).every((name) => names.has(name)) &&
        stamps.every(([name, kind]) => isStamp(kind, record[name])) &&
        // Only who chose what may be full can wait for it.
        (waiting === undefined ||
          record[waiting] === false ||
          placesOf(form, record as Values).length > 0) &&
        (dayStamp === undefined || beginsWithDay.test(String(record[dayStamp]))) &&
        asked.every((each) => isField(each, record)),
    ) as Schema as Schema<StoredRecord>;
};
