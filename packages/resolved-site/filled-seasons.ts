import { text } from '../../src/schema/primitives';
import { join } from '../../src/schema/values/paths';
import type { Move } from '../../src/schema/values/written-place';
import { fillNames, type LookUp } from '../config-values/shared-values';
import { groupOf, listOf, numberOf, textOf } from '../config-values/values';
import { type Collection, type Entry, pathOfKey } from './entry';
import { type FilledForm, mapForm, partsOfForm } from './form-tree';

/** Where a form names a collection of seasons. */
type NamedSeasons = { name: string; path: string };

const seasonsOfPart = (part: unknown) => textOf(groupOf(groupOf(part).nights).seasons);

const seasonsOfRule = (rule: unknown) => textOf(groupOf(groupOf(rule).seasons).from);

/** The collections of seasons by which a form prices its nights, or asks for so many. */
export const seasonsIn = (form: unknown): NamedSeasons[] =>
  partsOfForm(form).flatMap(({ part: { sum, rules }, path }) => {
    const named = (name: string | undefined, at: string) =>
      name === undefined ? [] : [{ name, path: join(path, at) }];
    return [
      ...listOf(sum).flatMap((each, index) =>
        named(seasonsOfPart(each), `sum[${index}].nights.seasons`),
      ),
      ...listOf(rules).flatMap((each, index) =>
        named(seasonsOfRule(each), `rules[${index}].seasons.from`),
      ),
    ];
  });

type Seasons = {
  collections: ReadonlyMap<string, Collection>;
  /** What the names in braces stand for. */
  lookUpFor: (entry: Entry) => LookUp;
};

/** Something made of what is written, and which of its keys an entry holds. */
type Made = { item: unknown; of?: { entry: Entry; keys: Readonly<Record<string, string>> } };

const words = text();

/**
 * A form whose prices and rules know the seasons of collections: a part of the price, and a rule, for each of them. Where
 * these are written. What names no collection asks nothing.
 */
export const withSeasons = (form: unknown, { collections, lookUpFor }: Seasons): FilledForm => {
  const moves: Move[] = [];
  const entriesOf = (name: unknown) => collections.get(textOf(name) ?? '')?.entries ?? [];

  const partsOf = (part: unknown): Made[] => {
    const { seasons, ...nights } = groupOf(groupOf(part).nights);
    if (seasons === undefined) return [{ item: part }];
    return entriesOf(seasons)
      .filter(({ value }) => numberOf(value.price) !== undefined)
      .map((entry) => {
        const { price: amount, start: from, end: to } = entry.value;
        return {
          item: { ...groupOf(part), amount, nights: { ...nights, from, to } },
          of: { entry, keys: { amount: 'price', 'nights.from': 'start', 'nights.to': 'end' } },
        };
      });
  };

  const rulesOf = (rule: unknown): Made[] => {
    const { seasons, ...own } = groupOf(rule);
    if (seasons === undefined) return [{ item: rule }];
    const { least: _, most: __, ...common } = own;
    const { from: name, message = own.message } = groupOf(seasons);
    return [
      { item: own },
      ...entriesOf(name)
        .filter(({ value }) => numberOf(value.nights) !== undefined)
        .map((entry) => {
          const { nights: least, start: from, end: to } = entry.value;
          const filled = textOf(fillNames(message, words, lookUpFor(entry)).value);
          return {
            item: { ...common, least, from, to, message: filled ?? own.message },
            of: { entry, keys: { least: 'nights', from: 'start', to: 'end' } },
          };
        }),
    ];
  };

  const listIn = (list: readonly unknown[], at: string, make: (item: unknown) => Made[]) => {
    const made = list.flatMap((item, index) =>
      make(item).map((each) => ({ ...each, path: `${at}[${index}]` })),
    );
    for (const [index, { path, of }] of made.entries()) {
      const shown = `${at}[${index}]`;
      moves.push({ shown, written: { path } });
      for (const [key, ofEntry] of Object.entries(of?.keys ?? {})) {
        const written = of && { file: of.entry.file, path: pathOfKey(of.entry, ofEntry) };
        if (written) moves.push({ shown: `${shown}.${key}`, written });
      }
    }
    return made.map(({ item }) => item);
  };

  const value = mapForm(form, ({ part, path }) => {
    const [sum, rules] = [listOf(part.sum), listOf(part.rules)];
    const made = {
      ...(sum.some(seasonsOfPart) && { sum: listIn(sum, join(path, 'sum'), partsOf) }),
      ...(rules.some(seasonsOfRule) && { rules: listIn(rules, join(path, 'rules'), rulesOf) }),
    };
    return Object.keys(made).length === 0 ? part : { ...part, ...made };
  });
  return { value, moves };
};
