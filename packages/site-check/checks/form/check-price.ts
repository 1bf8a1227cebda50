import { sumOf } from '../../../../src/fields/price/work-out';
import { sortOfField } from '../../../config-values/fitting-rules';
import { groupOf, listOf, textOf } from '../../../config-values/values';
import { inQuotes } from '../../../problems/nearest/meant-by';
import type { Finding } from '../../../problems/problem';
import { foundIf } from '../found';
import { optionsNamed } from './check-conditions';
import { checkSeasonPrices } from './check-season-prices';
import {
  conditionsWithin,
  type Field,
  fieldNamed,
  fieldsWithin,
  type FormParts,
  isDay,
  noSuchOption,
  partsWithin,
  type Placed,
  type Rule,
  type Wanted,
  wrongField,
} from './form-parts';
import { type Form, mostCents, tooMuch, unverified } from './price-limits';
import {
  factorsOf,
  isCounted,
  isPriced,
  isSum,
  type Part,
  partsOfPrice,
  pricesOf,
} from './priced-fields';

type Asking = Pick<Placed, 'path' | 'entries'>;

const isList = ({ kind }: Field) => kind === 'list';

/** What names a field, and where. */
type Naming = { path: string; name: string | undefined };

const priced: Wanted = {
  holds: 'prices or numbers, from which one is worked out',
  suits: isPriced,
};
const pricedOrSum: Wanted = { ...priced, suits: (field) => isPriced(field) || isSum(field) };
const numbers: Wanted = { holds: 'a number, a list or checkboxes', suits: isCounted };
const days: Wanted = { holds: 'a day', suits: isDay };
const lists: Wanted = { holds: 'a list', suits: isList };
const any: Wanted = { holds: '', suits: () => true };

/** Of a field in the entries of a list, how `each` counts it, as config writes it. */
const inEach = (
  { path, name }: Naming,
  fields: readonly Field[],
  { suits, written }: { suits: (field: Field) => boolean; written: (name: string) => string },
): Finding[] | undefined => {
  const isIt = (field: Field) => name !== undefined && field.name === name && suits(field);
  const list = fields.find((field) => isList(field) && fieldsWithin(field).some(isIt));
  if (!list?.name || fields.some((field) => field.name === name)) return undefined;
  const each = `each: { list: ${inQuotes(list.name)}, ${written(inQuotes(name ?? ''))} }`;
  const nearest = `, but the entries of the list “${list.name}” have it: ${each}`;
  return [{ error: 'noSuchField', path, parts: { nearest } }];
};

const isComparing = ({ moreThan, lessThan }: Record<string, unknown>) =>
  (moreThan ?? lessThan) !== undefined;

const wrongCondition = (condition: Asking, fields: readonly Field[]): Finding[] => {
  const { path, entries } = condition;
  const { field: name, is, isNot } = entries;
  const found = fieldNamed(name, fields);
  const at = `${path}.field`;
  if (!found) return wrongField({ path: at, name }, any, { fields });
  if (found.kind === 'price') return [{ error: 'conditionOnPrice', path: at }];
  return [
    ...noSuchOption(`${path}.is`, textOf(is), found),
    ...noSuchOption(`${path}.isNot`, textOf(isNot), found),
    ...optionsNamed(condition, found),
    ...foundIf(isComparing(entries) && sortOfField(found) !== 'number', {
      error: 'conditionNeverHolds',
      path,
    }),
  ];
};

const wrongConditions = (when: unknown, path: string, fields: readonly Field[]): Finding[] =>
  when === undefined
    ? []
    : conditionsWithin({ path, entries: groupOf(when) }).flatMap((each) =>
        wrongCondition(each, fields),
      );

const wrongAverage = (price: Field, form: Form, isVerified: boolean): Finding[] => {
  const path = `${price.path}.average`;
  const all = listOf(price.entries.average).map((name, place) => ({
    name: textOf(name),
    path: `${path}[${place}]`,
  }));
  const wrong = all.flatMap((each) => wrongField(each, priced, form));
  if (!isVerified) return wrong;
  const most = all.flatMap((each) => {
    const field = fieldNamed(each.name, form.fields);
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
  const summed = partsOfPrice(price).map(({ of }) => of);
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

const wrongFactor = (factor: Naming, fields: readonly Field[]): Finding[] =>
  inEach(factor, fields, { suits: isCounted, written: (name) => `times: [${name}]` }) ??
  wrongField(factor, numbers, { fields });

/** A field, or a price that stands above this one: those below are worked out later. */
const wrongBase = (part: Part, price: Field, fields: readonly Field[]): Finding[] => {
  const at = { path: `${part.path}.of`, name: part.of };
  const found = fieldNamed(part.of, fields);
  if (found && isSum(found) && fields.indexOf(found) >= fields.indexOf(price)) {
    return [{ error: 'priceOfPriceBelow', path: at.path }];
  }
  return (
    inEach(at, fields, { suits: isPriced, written: (name) => `of: ${name}` }) ??
    wrongField(at, pricedOrSum, { fields })
  );
};

/** What a part says of the entries of a list. */
const wrongEntries = ({ path, each }: Part, fields: readonly Field[]): Finding[] => {
  if (!each) return [];
  const at = `${path}.each`;
  const name = textOf(each.list);
  const list = fields.find((field) => isList(field) && field.name === name);
  if (!list) return wrongField({ path: `${at}.list`, name }, lists, { fields });
  const seen = partsWithin(list, fields).fields;
  const own = { fields: fieldsWithin(list) };
  return [
    ...wrongField({ path: `${at}.of`, name: each.of }, priced, own),
    ...factorsOf(each.times, at).flatMap((factor) => wrongField(factor, numbers, own)),
    ...wrongConditions(each.when, `${at}.when`, seen),
  ];
};

/** A function works out a price as the browser does, whatever its parts are; the rules of the server have limits. */
const isForRules = (price: Field, record: unknown): boolean =>
  price.entries.clientOnly !== true && groupOf(record).checkedBy !== 'function';

export const checkPrices = (
  { fields, conditions }: FormParts,
  rules: readonly Rule[],
  record: unknown,
): Finding[] => [
  ...fields
    .filter(({ kind }) => kind === 'price')
    .flatMap((price) => [
      ...wrongAverage(price, { fields, rules }, isForRules(price, record)),
      ...ownWords(price, fields),
      ...(isForRules(price, record) ? unverified(price, { fields, rules }) : []),
      ...partsOfPrice(price).flatMap((part) => [
        ...wrongBase(part, price, fields),
        ...wrongEntries(part, fields),
        ...part.factors.flatMap((each) => wrongFactor(each, fields)),
        ...part.days.flatMap(({ name, at }) =>
          wrongField({ path: `${part.path}.nights.${at}`, name }, days, { fields }),
        ),
        ...wrongConditions(part.when, `${part.path}.when`, fields),
      ]),
    ]),
  ...checkSeasonPrices(fields),
  ...conditions
    .filter(({ entries }) => fieldNamed(entries.field, fields)?.kind === 'price')
    .map(({ path }): Finding => ({ error: 'conditionOnPrice', path: `${path}.field` })),
];
