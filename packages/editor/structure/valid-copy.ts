import type { Schema } from 'yup';
import { wordsOfSet } from '../../../src/schema/closed-set';
import { namesIn } from '../../../src/schema/config-files';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import {
  type AnySchema,
  innerSchema,
  schemaBelow,
  schemaOf,
} from '../../../src/schema/values/inner-schema';
import { nameKeys } from '../../../src/schema/values/name-keys';
import { join, keyOf, pathFrom, valueAt } from '../../../src/schema/values/paths';
import { textsIn } from '../../../src/schema/values/places-in';
import { unusedText } from '../blank/blank-site';
import { duplicateStep } from './entry-steps';
import { entryPath, type Files, type ListAt } from './list-at';
import { type Found, forFields, refusalIn, type TryStep } from './valid-step';

/** How often one copy is given other names. */
const tries = 8;

type Duplicating = { files: Files; place: ListAt; at: number; tryStep: TryStep };
type Renamed = { path: string; value: string; was: string };
type Reach = { schema: AnySchema; value: Value };

const isShown = (schema: Schema | undefined) => schema?.meta()?.shown === true;

/** The text by which people tell an entry from others. */
const namePath = ({ schema, value }: Reach): string | undefined => {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return '[0]';
  if (!isGroup(value)) return undefined;
  return [...nameKeys, ...Object.keys(value)].find((key) => {
    const own = innerSchema(schemaOf(schema, value), key);
    return typeof value[key] === 'string' && own && isShown(schemaOf(own, value[key]));
  });
};

type Renaming = Reach & {
  /** The problem's path from the entry on. */
  path: string;
  /** Texts that must be new: those of the file. */
  taken: ReadonlySet<string>;
  /** The list in which it stands: of a closed set each word is in it once. */
  list: readonly Value[];
  forms: readonly string[];
};

/** Names that have to differ from others get a number; of a closed set of words another one is taken. */
const renamedAt = ({ path: at, taken, list, forms, ...entry }: Renaming): Renamed | undefined => {
  const found = valueAt(entry.value, at) as Value | undefined;
  const below = schemaBelow(entry.schema, entry.value, at) ?? entry.schema;
  const name =
    isGroup(found) || Array.isArray(found) ? namePath({ schema: below, value: found }) : '';
  if (name === undefined) return undefined;
  const path = name === '' ? at : join(at, name);
  const was = valueAt(entry.value, path);
  if (typeof was !== 'string' || !taken.has(was)) return undefined;
  const own = schemaBelow(entry.schema, entry.value, path);
  const options = keyOf(path) === 'form' ? forms : own ? wordsOfSet(own) : [];
  const beside = new Set(textsIn([...list]));
  const value =
    options.length > 0
      ? (options.find((each) => !taken.has(each)) ?? options.find((each) => !beside.has(each)))
      : unusedText(was, taken, !isShown(own));
  return value === undefined || own?.isValidSync(value) === false
    ? undefined
    : { path, value, was };
};

const triedCopy = async (
  { files, place, at, tryStep }: Duplicating,
  first: readonly Renamed[],
): Promise<Found> => {
  const value = place.list[at] ?? '';
  const schema = schemaOf(place.inner, value);
  const forms = namesIn('forms', Object.keys(files));
  const renamed = new Map(first.map((each) => [each.path, each]));
  for (let count = 1; ; count++) {
    const step = duplicateStep(place, at, [...renamed.values()]);
    const answer = await tryStep(step);
    if (answer.is === 'valid') return { step, at: at + 1 };
    if (answer.is !== 'refused' || count === tries) return refusalIn(answer);
    const before = renamed.size;
    for (const problem of answer.problems) {
      // Of two that are the same, the check may name the first.
      const path =
        pathFrom(entryPath(place, at + 1), problem.path) ??
        pathFrom(entryPath(place, at), problem.path);
      if (path === undefined) continue;
      const given = [...renamed.values()].map((each) => each.value);
      const taken = new Set([...textsIn(files[place.file]), ...given]);
      const next = renamedAt({ schema, value, path, taken, list: place.list, forms });
      if (next && !renamed.has(next.path)) renamed.set(next.path, next);
    }
    if (renamed.size === before) return refusalIn(answer);
  }
};

/** The step that copies an entry. Only the check knows which of its names must differ from those of the first. */
export const validDuplicate = async (duplicating: Duplicating): Promise<Found> => {
  const { place, at } = duplicating;
  const entry = place.list[at] ?? '';
  const copy = await triedCopy(duplicating, []);
  if ('step' in copy || !isGroup(entry)) return copy;
  // The same rule is of use for another field only.
  for (const other of forFields(entry, duplicating)) {
    const [was, value] = [entry.field, (other as { field?: Value }).field];
    if (typeof was !== 'string' || typeof value !== 'string' || was === value) continue;
    const found = await triedCopy(duplicating, [{ path: 'field', value, was }]);
    if ('step' in found) return found;
  }
  return copy;
};
