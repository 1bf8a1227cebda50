import { centsOf, pricedOptions, sumOf } from '../../../../src/fields/price/work-out';
import type { FieldDefinition } from '../../../../src/fields/registry';
import { sortOfField } from '../../../config-values/fitting-rules';
import { groupOf, listOf, numberOf, textOf } from '../../../config-values/values';
import { meantBy } from '../../../problems/nearest/meant-by';
import { type Finding } from '../../../problems/problem';
import { optionsNamed } from './check-conditions';
import {
  asksAlways,
  conditionsWithin,
  type Field,
  type FormParts,
  namesOf,
  noSuchOption,
  type Placed,
  type Rule,
  whereElse,
} from './form-parts';

type Asking = Pick<Placed, 'path' | 'entries'>;

const counted = ['number', 'list', 'checkboxes'];

const pricesOf = ({ kind, entries }: Field): number[] => {
  if (!['select', 'radio', 'checkboxes'].includes(kind ?? '')) return [];
  const options = listOf(entries.options).map((option) => ({
    value: '',
    price: numberOf(groupOf(option).price),
  }));
  return pricedOptions({ options } as FieldDefinition).map(([, cents]) => cents);
};

const numbersOfColumns = ({ entries }: Field): number[] =>
  listOf(entries.columns).flatMap((column) => numberOf(groupOf(column).number) ?? []);

/** It holds a number, or several. */
const isOfNumbers = (field: Field) =>
  ['number', 'rating', 'scale'].includes(field.kind ?? '') ||
  (field.kind === 'matrix' && numbersOfColumns(field).length > 0);

/** Cents can be worked out from it. */
const isPriced = (field: Field) => pricesOf(field).length > 0 || isOfNumbers(field);
const isCounted = ({ kind = '' }: Field) => counted.includes(kind);

const isDay = ({ kind }: Field) => kind === 'date';

const wrongName = (
  { path, name }: { path: string; name: string | undefined },
  fields: readonly Field[],
  suits: (field: Field) => boolean,
): Finding[] => {
  const found = fields.find((field) => field.name === name);
  if (name === undefined || (found && suits(found))) return [];
  const meant = meantBy(name, namesOf(fields.filter(suits)));
  if (found) return [{ error: 'priceOfOtherField', path, ...meant }];
  return [{ error: 'priceWithoutField', path, ...meant, ...whereElse(name, fields) }];
};

const isComparing = ({ moreThan, lessThan }: Record<string, unknown>) =>
  (moreThan ?? lessThan) !== undefined;

const wrongCondition = (condition: Asking, fields: readonly Field[]): Finding[] => {
  const { path, entries } = condition;
  const { field: name, is, isNot } = entries;
  const found = fields.find((field) => field.name === name);
  if (!found) return wrongName({ path: `${path}.field`, name: textOf(name) }, fields, () => true);
  if (found.kind === 'price') return [{ error: 'conditionOnPrice', path: `${path}.field` }];
  return [
    ...noSuchOption(`${path}.is`, textOf(is), found),
    ...noSuchOption(`${path}.isNot`, textOf(isNot), found),
    ...optionsNamed(condition, found),
    ...(isComparing(entries) && sortOfField(found) !== 'number'
      ? [{ error: 'conditionNeverHolds', path } as const]
      : []),
  ];
};

type Form = { fields: readonly Field[]; rules: readonly Rule[] };

/** The most that a field multiplies by, or adds; undefined for a number that nothing limits. */
const mostOf = (field: Field, { rules }: Form): number | undefined => {
  if (field.kind === 'list') return numberOf(field.entries.max);
  if (field.kind === 'scale') return numberOf(field.entries.to);
  if (field.kind === 'rating') return listOf(field.entries.stars).length;
  if (field.kind === 'matrix') {
    return Math.max(...numbersOfColumns(field)) * listOf(field.entries.rows).length;
  }
  if (field.kind === 'checkboxes') {
    return listOf(field.entries.options).length + (field.entries.other === undefined ? 0 : 1);
  }
  const limits = ['min', 'max'].map((check) => {
    const own = rules.find(
      (rule) => rule.field === field.name && rule.check === check && asksAlways(rule.entries),
    );
    return numberOf(own?.entries.value);
  });
  const [least, most] = limits;
  return least === undefined || most === undefined
    ? undefined
    : Math.max(Math.abs(least), Math.abs(most));
};

/** Between the first and the last day that a field holds. */
const mostNights = 3_652_424;

/** The most nights that the server lets lie between two days. */
const mostNightsOf = ({ arrival, departure }: Record<string, unknown>, { rules }: Form): number => {
  const limits = rules
    .filter(({ check, field, entries }) => {
      const isOfStay = field === departure && entries.other === arrival;
      const isAlways = entries.from === undefined && entries.to === undefined;
      return check === 'days-after' && isOfStay && isAlways && asksAlways(entries);
    })
    .flatMap(({ entries }) => numberOf(entries.most) ?? []);
  return Math.min(mostNights, ...limits);
};

const partsOf = (price: Field) =>
  listOf(price.entries.sum).map((entry, place) => {
    const { amount, of, times, nights, when } = groupOf(entry);
    const factors = listOf(times).map((name, at) => ({ name: textOf(name), at }));
    return {
      path: `${price.path}.sum[${place}]`,
      amount: numberOf(amount),
      of: textOf(of),
      factors,
      days: ['arrival', 'departure'].map((at) => ({ name: textOf(groupOf(nights)[at]), at })),
      nights: nights === undefined ? undefined : groupOf(nights),
      when,
    };
  });

type Part = ReturnType<typeof partsOf>[number];

const tell = (path: string, reason: string): Finding => ({
  error: 'priceUnverified',
  path,
  parts: { reason },
});

/** The most of whole numbers in a field, or why that is not known. */
const limitOf = (field: Field, path: string, form: Form): number | Finding => {
  const step = numberOf(field.entries.step) ?? 1;
  if (!Number.isInteger(step)) return tell(path, `“${field.name}” may be a part of a number`);
  return mostOf(field, form) ?? tell(path, `“${field.name}” may be any number`);
};

/** What the rules work with must be exact. */
const tooMuch = (path: string, most: number): Finding[] =>
  most * 100 > Number.MAX_SAFE_INTEGER ? [tell(path, 'it may become too large')] : [];

/** The most cents in a field, or why that is not known. */
const mostCents = (field: Field, path: string, form: Form): number | Finding => {
  if (!isOfNumbers(field)) return sumOf(pricesOf(field).map(Math.abs));
  const limit = limitOf(field, path, form);
  return typeof limit === 'number' ? limit * 100 : limit;
};

/** Why the rules of the server cannot work out a part for certain, and where; nothing if they can. */
const unverified = ({ path, factors, nights, amount, of }: Part, form: Form): Finding[] => {
  const source = form.fields.find(({ name }) => name !== undefined && name === of);
  const cents = source ? mostCents(source, `${path}.of`, form) : Math.abs(centsOf(amount ?? 0));
  if (typeof cents !== 'number') return [cents];
  let most = cents;
  if (nights) most *= mostNightsOf(nights, form);
  for (const { name, at } of factors) {
    const field = form.fields.find((each) => each.name === name);
    if (!field || !isCounted(field)) continue;
    const limit = limitOf(field, `${path}.times[${at}]`, form);
    if (typeof limit !== 'number') return [limit];
    most *= limit;
  }
  return tooMuch(path, most);
};

const wrongAverage = (price: Field, form: Form): Finding[] => {
  const path = `${price.path}.average`;
  const all = listOf(price.entries.average).map((name, place) => ({
    name: textOf(name),
    path: `${path}[${place}]`,
  }));
  const wrong = all.flatMap((each) => wrongName(each, form.fields, isPriced));
  if (price.entries.clientOnly === true) return wrong;
  const most = all.flatMap((each) => {
    const field = form.fields.find(({ name }) => name !== undefined && name === each.name);
    return field ? mostCents(field, each.path, form) : [];
  });
  const [unknown] = most.filter((cents) => typeof cents !== 'number');
  return [
    ...wrong,
    ...(unknown
      ? [unknown]
      : tooMuch(path, sumOf(most.filter((cents) => typeof cents === 'number')))),
  ];
};

/** Own words beside options whose prices are added up, where nothing says that they add none. */
const ownWords = (price: Field, fields: readonly Field[]): Finding[] => {
  const summed = partsOf(price).map(({ of }) => of);
  const isHidden = ({ name }: Field) => price.when.some(({ entries }) => entries.field === name);
  if (price.entries.hint !== undefined) return [];
  return fields
    .filter(
      (field) =>
        field.entries.other !== undefined &&
        field.name !== undefined &&
        summed.includes(field.name) &&
        pricesOf(field).length > 0 &&
        !isHidden(field),
    )
    .map(({ path }): Finding => ({
      error: 'ownWordsUncounted',
      path: `${path}.other`,
      at: 'key',
      parts: { price: price.name ?? '' },
      see: { path: `${price.path}.sum` },
    }));
};

export const checkPrices = (
  { fields, conditions }: FormParts,
  rules: readonly Rule[],
): Finding[] => [
  ...fields
    .filter(({ kind }) => kind === 'price')
    .flatMap((price) => [
      ...wrongAverage(price, { fields, rules }),
      ...ownWords(price, fields),
      ...partsOf(price).flatMap((part) => [
        ...wrongName({ path: `${part.path}.of`, name: part.of }, fields, isPriced),
        ...part.factors.flatMap(({ name, at }) =>
          wrongName({ path: `${part.path}.times[${at}]`, name }, fields, isCounted),
        ),
        ...part.days.flatMap(({ name, at }) =>
          wrongName({ path: `${part.path}.nights.${at}`, name }, fields, isDay),
        ),
        ...(part.when === undefined
          ? []
          : conditionsWithin({ path: `${part.path}.when`, entries: groupOf(part.when) }).flatMap(
              (each) => wrongCondition(each, fields),
            )),
        ...(price.entries.clientOnly === true ? [] : unverified(part, { fields, rules })),
      ]),
    ]),
  ...conditions
    .filter(({ entries }) => {
      const field = fields.find(({ name }) => name !== undefined && name === entries.field);
      return field?.kind === 'price';
    })
    .map(({ path }): Finding => ({ error: 'conditionOnPrice', path: `${path}.field` })),
];
