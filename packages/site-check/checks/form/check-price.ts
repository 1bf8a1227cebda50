import { sumOf } from '../../../../src/fields/price/work-out';
import { sortOfField } from '../../../config-values/fitting-rules';
import { groupOf, listOf, textOf } from '../../../config-values/values';
import { inQuotes, meantBy } from '../../../problems/nearest/meant-by';
import { type Finding } from '../../../problems/problem';
import { optionsNamed } from './check-conditions';
import { checkSeasonPrices } from './check-season-prices';
import {
  conditionsWithin,
  type Field,
  fieldsWithin,
  type FormParts,
  namesOf,
  noSuchOption,
  partsWithin,
  type Placed,
  type Rule,
  whereElse,
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

const isDay = ({ kind }: Field) => kind === 'date';

/** What names a field, and where. */
type Naming = { path: string; name: string | undefined };

const wrongName = (
  { path, name }: Naming,
  fields: readonly Field[],
  suits: (field: Field) => boolean,
): Finding[] => {
  const found = fields.find((field) => field.name === name);
  if (name === undefined || (found && suits(found))) return [];
  const meant = meantBy(name, namesOf(fields.filter(suits)));
  if (found) return [{ error: 'priceOfOtherField', path, ...meant }];
  return [{ error: 'priceWithoutField', path, ...meant, ...whereElse(name, fields) }];
};

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
  return [{ error: 'priceWithoutField', path, parts: { nearest } }];
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

const wrongAverage = (price: Field, form: Form, isVerified: boolean): Finding[] => {
  const path = `${price.path}.average`;
  const all = listOf(price.entries.average).map((name, place) => ({
    name: textOf(name),
    path: `${path}[${place}]`,
  }));
  const wrong = all.flatMap((each) => wrongName(each, form.fields, isPriced));
  if (!isVerified) return wrong;
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
  wrongName(factor, fields, isCounted);

/** A field, or a price that stands above this one: those below are worked out later. */
const wrongBase = (part: Part, price: Field, fields: readonly Field[]): Finding[] => {
  const at = { path: `${part.path}.of`, name: part.of };
  const found = fields.find(({ name }) => name !== undefined && name === part.of);
  if (found && isSum(found) && fields.indexOf(found) >= fields.indexOf(price)) {
    return [{ error: 'priceOfPriceBelow', path: at.path }];
  }
  return (
    inEach(at, fields, { suits: isPriced, written: (name) => `of: ${name}` }) ??
    wrongName(at, fields, (field) => isPriced(field) || isSum(field))
  );
};

/** What a part says of the entries of a list. */
const wrongEntries = ({ path, each }: Part, fields: readonly Field[]): Finding[] => {
  if (!each) return [];
  const at = `${path}.each`;
  const name = textOf(each.list);
  const list = fields.find((field) => isList(field) && field.name === name);
  if (!list) return wrongName({ path: `${at}.list`, name }, fields, isList);
  const seen = partsWithin(list, fields).fields;
  const asked = conditionsWithin({ path: `${at}.when`, entries: groupOf(each.when) });
  const own = fieldsWithin(list);
  return [
    ...wrongName({ path: `${at}.of`, name: textOf(each.of) }, own, isPriced),
    ...factorsOf(each.times, at).flatMap((factor) => wrongName(factor, own, isCounted)),
    ...(each.when === undefined
      ? []
      : asked.flatMap((condition) => wrongCondition(condition, seen))),
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
          wrongName({ path: `${part.path}.nights.${at}`, name }, fields, isDay),
        ),
        ...(part.when === undefined
          ? []
          : conditionsWithin({ path: `${part.path}.when`, entries: groupOf(part.when) }).flatMap(
              (each) => wrongCondition(each, fields),
            )),
      ]),
    ]),
  ...checkSeasonPrices(fields),
  ...conditions
    .filter(({ entries }) => {
      const field = fields.find(({ name }) => name !== undefined && name === entries.field);
      return field?.kind === 'price';
    })
    .map(({ path }): Finding => ({ error: 'conditionOnPrice', path: `${path}.field` })),
];
