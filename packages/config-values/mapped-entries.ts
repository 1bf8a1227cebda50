import type { Schema } from 'yup';
import { type AnySchema, innerSchema } from '../../src/schema/values/inner-schema';
import { groupUnlessSame, listUnlessSame } from '../../src/schema/values/map-entries';
import { joinPath } from '../../src/schema/values/paths';
import type { Move } from '../../src/schema/values/written-place';

/** Stands for what has no value: an entry that is left out. */
export const nothing = Symbol('nothing');

export type At = { shown: string; written: string };

export type Field = AnySchema | undefined;

/** What becomes of an entry; `nothing` if it is left out. */
type Inner = (value: unknown, at: At, field: Field) => unknown;

type Around = { at: At; schema: Schema | undefined };

const below = ({ at, schema }: Around, step: string | number, shown = step) =>
  [
    { written: joinPath(at.written, step), shown: joinPath(at.shown, shown) },
    schema && innerSchema(schema, step),
  ] as const;

/**
 * A list with what becomes of its entries, the same one where that is what they are. Where entries are left out, `moves`
 * learns where the ones behind them are written: before what is within these, since the innermost comes last.
 */
export const mappedList = (
  list: readonly unknown[],
  { moves, ...around }: Around & { moves: Move[] },
  inner: Inner,
): readonly unknown[] => {
  const entries: unknown[] = [];
  for (const [index, entry] of list.entries()) {
    const [at, field] = below(around, index, entries.length);
    const before = moves.length;
    const found = inner(entry, at, field);
    if (found === nothing) continue;
    if (index !== entries.length)
      moves.splice(before, 0, { shown: at.shown, written: { path: at.written } });
    entries.push(found);
  }
  return listUnlessSame(list, entries);
};

/**
 * A group with what becomes of its entries, the same one where that is what they are; `nothing` where one is left out that
 * it cannot do without.
 */
export const mappedGroup = (
  group: Record<string, unknown>,
  { isNeeded, ...around }: Around & { isNeeded: (field: Field) => boolean },
  inner: Inner,
): unknown => {
  const entries: [string, unknown][] = [];
  for (const [key, entry] of Object.entries(group)) {
    const [at, field] = below(around, key);
    const found = inner(entry, at, field);
    if (found !== nothing) entries.push([key, found]);
    else if (isNeeded(field)) return nothing;
  }
  return groupUnlessSame(group, entries);
};
