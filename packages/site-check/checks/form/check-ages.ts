import { stampOfToday } from '../../../../src/form/form-fields';
import type { StampKind } from '../../../../src/schema/record';
import { join } from '../../../../src/schema/values/paths';
import { groupOf, listOf } from '../../../config-values/values';
import type { Finding } from '../../../problems/problem';
import {
  conditionsWithin,
  type Field,
  fieldNamed,
  type FormParts,
  isDay,
  partsWithin,
  type Placed,
  wrongField,
} from './form-parts';

type Asking = Pick<Placed, 'path' | 'entries'>;

const ages = ['youngerThan', 'notYoungerThan'];

const ageIn = (entries: Record<string, unknown>) => ages.find((key) => entries[key] !== undefined);

/** An age asked of a field that holds no day; `fields` are those that could be meant. */
export const ageOfOther = (
  { path, entries }: Asking,
  { field, fields }: { field: Field; fields: readonly Field[] },
): Finding[] => {
  if (!ageIn(entries) || field.kind === 'date' || field.kind === undefined) return [];
  return wrongField(
    { path: `${path}.field`, name: field.name },
    { holds: 'a day, from which an age could be worked out', suits: isDay },
    { fields },
  );
};

/** A condition of a price, and the fields that it may name. */
type OfPrice = Asking & { seen: readonly Field[] };

const pricesAsk = ({ path, kind, entries }: Field, fields: readonly Field[]): OfPrice[] =>
  kind === 'price'
    ? listOf(entries.sum).flatMap((part, place) => {
        const { when, each } = groupOf(part);
        const { list: name, when: ofEntry } = groupOf(each);
        const list = fields.find((field) => field.kind === 'list' && field.name === name);
        const at = `${path}.sum[${place}]`;
        const own = conditionsWithin({ path: `${at}.when`, entries: groupOf(when) });
        const within = conditionsWithin({ path: `${at}.each.when`, entries: groupOf(ofEntry) });
        const seen = list ? partsWithin(list, fields).fields : [];
        return [
          ...own.map((condition) => ({ ...condition, seen: fields })),
          ...within.map((condition) => ({ ...condition, seen })),
        ];
      })
    : [];

/** Ages asked for in a form that does not store the visitor's day, or by a price of a field that holds none. */
export const checkAges = (
  form: Record<string, unknown>,
  { fields, conditions }: FormParts,
): Finding[] => {
  const ofPrices = fields.flatMap((field) => pricesAsk(field, fields));
  const asking = [...conditions, ...ofPrices].filter(({ entries }) => ageIn(entries));
  const stamps = groupOf(groupOf(form.record).stamps) as Record<string, StampKind>;
  const lacking = asking
    .slice(0, stampOfToday(stamps) === undefined ? 1 : 0)
    .map(({ path, entries }): Finding => ({
      error: 'noDayStored',
      path: join(path, ageIn(entries) ?? ''),
      see: { path: 'record.stamps' },
    }));
  const ofOthers = ofPrices.flatMap((condition) => {
    const { seen, entries } = condition;
    const field = fieldNamed(entries.field, seen);
    return field && field.kind !== 'price' ? ageOfOther(condition, { field, fields: seen }) : [];
  });
  return [...lacking, ...ofOthers];
};
