import { LazySchema, ObjectSchema, reach, type Schema } from 'yup';
import type { Metadata } from '../../src/schema/metadata';
import { strictObject } from '../../src/schema/primitives';
import { isWithin, join } from '../../src/schema/values/paths';
import type { FormerGroup, FormerWord } from '../problems/problem';

type Group = Record<string, unknown>;

/** The names that the entries of a group had before, each with where its value stands today. */
type FormerNames = NonNullable<Metadata['formerNames']>;

/** A group where a name from before stands beside one of today that it could be read for. */
export type MixedGroup = {
  /** Its path under the names of today. */
  path: string;
  /** The path of what cannot be read: the group where names moved into others, else the former name. */
  unread: string;
  former: string;
  current: string;
  /** Where the value of the former name stands today. */
  meant: string;
  /** The keys that the group may have. */
  allowed: string[];
};

export type CurrentNames = {
  /** The value under the names of today; a mixed group stays as it is. */
  value: unknown;
  former: FormerGroup[];
  words: FormerWord[];
  mixed: MixedGroup[];
  /** The path in the file of what has this path today, and the other way round. */
  asWritten: (path: string) => string;
  asCurrent: (path: string) => string;
};

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (schema: Schema): Record<string, Schema> =>
  'fields' in schema ? (schema.fields as Record<string, Schema>) : {};

const itemOf = (schema: Schema): Schema | undefined =>
  'innerType' in schema ? (schema.innerType as Schema | undefined) : undefined;

const formerNamesOf = (schema: Schema): FormerNames => schema.meta()?.formerNames ?? {};

/** Not what every object has, as `constructor`. */
const ownOf = <Value>(group: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(group, key) ? group[key] : undefined;

const firstStep = (path: string) => path.replace(/\..*$/, '');

/** Names that moved into groups are read as a whole: all of a group's entries are former, or none is. */
export const movesInto = (names: FormerNames): boolean =>
  Object.values(names).some((path) => path.includes('.'));

/** The names of a group that are from before: a name of today is not, unless its value is no group yet. */
const formerIn = (group: Group, names: FormerNames, known: string[]): FormerNames => {
  const own = Object.entries(names).filter(([name]) => Object.hasOwn(group, name));
  // `error: '#B3361E'` by itself is no sign of an old file: it may lack its braces.
  if (own.every(([name]) => known.includes(name))) return {};
  return Object.fromEntries(own.filter(([name]) => !known.includes(name) || !isGroup(group[name])));
};

/** The first pair of names that could be read for each other. */
const mixtureIn = (group: Group, former: FormerNames, names: FormerNames) => {
  const goals = [...new Set(Object.values(movesInto(names) ? names : former).map(firstStep))];
  const current = goals.find((goal) => Object.hasOwn(group, goal) && !Object.hasOwn(former, goal));
  const [name, meant = ''] =
    Object.entries(former).find(([, path]) => firstStep(path) === current) ??
    Object.entries(former)[0] ??
    [];
  return current === undefined || name === undefined ? undefined : { former: name, current, meant };
};

const put = (group: Group, [step = '', ...rest]: string[], value: unknown): Group => ({
  ...group,
  [step]: rest.length === 0 ? value : put((group[step] ?? {}) as Group, rest, value),
});

const renamed = (group: Group, former: FormerNames): Group =>
  Object.entries(group).reduce<Group>(
    (all, [name, value]) => put(all, (ownOf(former, name) ?? name).split('.'), value),
    {},
  );

/** The schema of a value among alternatives; undefined for a value that fits none. */
const resolved = (schema: Schema, value: unknown): Schema | undefined => {
  try {
    return schema.resolve({ value });
  } catch {
    return undefined;
  }
};

/**
 * A file's value under the names that its schema has today. Total: takes any value. With `only`, groups for
 * which it is false keep their names.
 */
export const currentNames = (
  file: unknown,
  ofFile: Schema,
  only: (names: FormerNames) => boolean = () => true,
): CurrentNames => {
  const former: FormerGroup[] = [];
  const words: FormerWord[] = [];
  const mixed: MixedGroup[] = [];
  const moves: { from: string; to: string }[] = [];

  type Place = { written: string; current: string };

  const groupAt = (group: Group, schema: Schema, place: Place): Group => {
    const names = formerNamesOf(schema);
    const fields = fieldsOf(schema);
    const own = only(names) ? formerIn(group, names, Object.keys(fields)) : {};
    const mixture = mixtureIn(group, own, names);
    if (mixture) {
      const path = place.current;
      const unread = movesInto(names) ? path : join(path, mixture.former);
      mixed.push({ path, unread, ...mixture, allowed: Object.keys(fields) });
      return group;
    }
    if (Object.keys(own).length > 0) former.push({ path: place.written, names: own });
    for (const [name, path] of Object.entries(own)) {
      moves.push({ from: join(place.current, name), to: join(place.current, path) });
    }
    const writtenOf = new Map(Object.entries(own).map(([name, path]) => [path, name]));
    const entries = writtenOf.size === 0 ? group : renamed(group, own);
    return Object.fromEntries(
      Object.entries(entries).map(([key, value]) => {
        const field = ownOf(fields, key);
        const written = join(place.written, writtenOf.get(key) ?? key);
        const current = join(place.current, key);
        return [key, field ? at(value, field, { written, current }) : value];
      }),
    );
  };

  const wordAt = (former: string, schema: Schema, { written }: Place): string => {
    const now = ownOf(resolved(schema, former)?.meta()?.formerValues ?? {}, former);
    if (now !== undefined) words.push({ path: written, former, now });
    return now ?? former;
  };

  const at = (value: unknown, schema: Schema, place: Place): unknown => {
    if (typeof value === 'string') return wordAt(value, schema, place);
    if (typeof value !== 'object' || value === null) return value;
    const own = resolved(schema, value);
    if (!own) return value;
    if (isGroup(value)) return groupAt(value, own, place);
    const item = itemOf(own);
    if (!item) return value;
    return (value as unknown[]).map((entry, index) =>
      at(entry, item, {
        written: `${place.written}[${index}]`,
        current: `${place.current}[${index}]`,
      }),
    );
  };

  const changed = at(file, ofFile, { written: '', current: '' });
  // Inner names first: their groups may have moved as well.
  const inwards = moves.toReversed();
  return {
    value: former.length === 0 && words.length === 0 ? file : changed,
    former,
    words,
    mixed,
    asWritten: (path) =>
      inwards.reduce((each, { from, to }) => moved(each, { from: to, to: from }), path),
    asCurrent: (path) => moves.reduce(moved, path),
  };
};

const moved = (path: string, { from, to }: { from: string; to: string }) =>
  isWithin(path, from) ? to + path.slice(from.length) : path;

/** The schema of a group under its names from before, of which each takes what its name of today takes. */
const underFormerNames = (schema: Schema, names: FormerNames): Schema => {
  const moved = Object.values(names).map(firstStep);
  const others = Object.entries(fieldsOf(schema)).filter(([key]) => !moved.includes(key));
  const former = Object.entries(names).map(
    ([name, path]) => [name, reach(schema, path) as Schema] as const,
  );
  return strictObject(Object.fromEntries([...former, ...others]));
};

/** Whether what it takes depends on the value, without a choice that an answer could name. */
const isPlainlyChosen = (schema: unknown): boolean =>
  schema instanceof LazySchema && !schema.meta()?.choices && !schema.meta()?.entries;

/** Where names moved into groups, an old group is checked, and answered, in its own names. */
const schemaAsWritten = (asked: Schema, value: unknown): Schema => {
  const schema = isPlainlyChosen(asked) ? (resolved(asked, value) ?? asked) : asked;
  if (!(schema instanceof ObjectSchema) || !isGroup(value)) return schema;
  const [names, fields] = [formerNamesOf(schema), fieldsOf(schema)];
  const former = movesInto(names) ? formerIn(value, names, Object.keys(fields)) : {};
  const isFormer = Object.keys(former).length > 0 && !mixtureIn(value, former, names);
  if (isFormer) return underFormerNames(schema, names);
  const changed = Object.entries(fields).flatMap(([key, field]) => {
    const own = schemaAsWritten(field, value[key]);
    return own === field ? [] : [[key, own] as const];
  });
  return changed.length === 0 ? schema : (schema.shape(Object.fromEntries(changed)) as Schema);
};

/**
 * A value as the check reads it. Names that only became others are today's; where they moved into groups, the
 * group keeps its own, with a schema for them, so that each answer is about what the editor sees.
 */
export const namesForCheck = (
  written: unknown,
  ofFile: Schema,
): Pick<CurrentNames, 'value' | 'mixed' | 'asWritten'> & { schema: Schema } => {
  const { value, mixed, asWritten } = currentNames(written, ofFile, (names) => !movesInto(names));
  const moved = currentNames(value, ofFile, movesInto);
  return {
    value,
    mixed: [...mixed, ...moved.mixed],
    asWritten,
    schema: schemaAsWritten(ofFile, value),
  };
};
