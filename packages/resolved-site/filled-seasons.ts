import { isFormFile } from '../../src/schema/config-files';
import { text } from '../../src/schema/primitives';
import { isGroup } from '../../src/schema/values/group';
import { join } from '../../src/schema/values/paths';
import type { Move } from '../../src/schema/values/written-place';
import { fillNames, type LookUp } from '../config-values/shared-values';
import { groupOf, listOf, numberOf, textOf, type Values } from '../config-values/values';
import { type Collection, type Entry, pathOfKey } from './entry';

/** Where a form names a collection of seasons. */
type NamedSeasons = { name: string; path: string };

/** The collections of seasons by which a form prices its nights, or asks for so many. */
export const seasonsIn = (form: unknown, path = ''): NamedSeasons[] => {
  const { rules, sum, fields, steps } = groupOf(form);
  const named = (list: unknown, key: string, inside: (item: unknown) => [unknown, string]) =>
    listOf(list).flatMap((item, index) => {
      const [value, at] = inside(item);
      const name = textOf(value);
      return name === undefined ? [] : [{ name, path: `${join(path, key)}[${index}].${at}` }];
    });
  const below = (list: unknown, key: string) =>
    listOf(list).flatMap((item, index) => seasonsIn(item, `${join(path, key)}[${index}]`));
  return [
    ...below(fields, 'fields'),
    ...below(steps, 'steps'),
    ...named(sum, 'sum', (part) => [groupOf(groupOf(part).nights).seasons, 'nights.seasons']),
    ...named(rules, 'rules', (rule) => [groupOf(groupOf(rule).seasons).from, 'seasons.from']),
  ];
};

export const formsWithSeasons = (values: Values): string[] =>
  [...values].flatMap(([file, form]) =>
    isFormFile(file) && seasonsIn(form).length > 0 ? file : [],
  );

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
export const withSeasons = (
  form: unknown,
  { collections, lookUpFor }: Seasons,
): { value: unknown; moves: Move[] } => {
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
          const said = textOf(fillNames(message, words, lookUpFor(entry)).value);
          return {
            item: { ...common, least, from, to, message: said ?? own.message },
            of: { entry, keys: { least: 'nights', from: 'start', to: 'end' } },
          };
        }),
    ];
  };

  const listIn = (list: unknown, at: string, make: (item: unknown) => Made[]): unknown[] => {
    const made = listOf(list).flatMap((item, index) =>
      make(item).map((each) => ({ ...each, path: `${at}[${index}]` })),
    );
    for (const [index, { path, of }] of made.entries()) {
      const shown = `${at}[${index}]`;
      moves.push({ shown, written: { path } });
      for (const [key, held] of Object.entries(of?.keys ?? {})) {
        const written = of && { file: of.entry.file, path: pathOfKey(of.entry, held) };
        if (written) moves.push({ shown: `${shown}.${key}`, written });
      }
    }
    return made.map(({ item }) => item);
  };

  const filled = (value: unknown, path: string): unknown => {
    if (!isGroup(value)) return value;
    const inner = (key: string) =>
      listOf(value[key]).map((item, index) => filled(item, `${join(path, key)}[${index}]`));
    const parts = Object.entries({
      fields: inner,
      steps: inner,
      sum: (key: string) => listIn(value[key], join(path, key), partsOf),
      rules: (key: string) => listIn(value[key], join(path, key), rulesOf),
    }).flatMap(([key, make]) => (Array.isArray(value[key]) ? [[key, make(key)] as const] : []));
    return { ...value, ...Object.fromEntries(parts) };
  };
  return { value: filled(form, ''), moves };
};
