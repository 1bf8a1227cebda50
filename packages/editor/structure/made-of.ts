import { ObjectSchema, type Schema } from 'yup';
import type { Change } from '../../../src/schema/values/change';
import { type AnySchema, schemaIfKnown } from '../../../src/schema/values/inner-schema';
import { joinPath, keyOf, parentOf, valueAt } from '../../../src/schema/values/paths';
import { textsIn } from '../../../src/schema/values/places-in';
import { capital, firstFree, nameFrom } from '../../config-values/names';
import { begunWords } from '../blank/begun-words';
import { blankSite } from '../blank/blank-site';
import { metaOf } from '../panel/panel-keys';
import type { Files } from './list-at';
import type { Renamed } from './named';

/** Without the number that tells it from others. */
const stemOf = (text: string) => text.replace(/[ -]?\d+$/, '');

const isIndex = (key: string) => /^\d+$/.test(key);

/** Whether it still says what the editor began it with. A text of a list is called that: text. */
export const isBegun = (text: string, path: string): boolean => {
  const [key, entry] = [keyOf(path), parentOf(path)];
  const isOfEntry = isIndex(keyOf(entry));
  const words = begunWords(isIndex(key) ? 'text' : key, isOfEntry ? keyOf(parentOf(entry)) : '');
  return stemOf(text) === words;
};

/** What the editor begins a name with. */
const begunWith = (schema: AnySchema, files: Files, file: string): unknown => {
  const { blank } = metaOf(schema);
  const site = { ...blankSite(files, file), unused: (text: string) => text };
  return typeof blank === 'function' ? blank(site) : blank;
};

/** A free name in the way of the one that was begun: HowManyGuests for Field, how-many-guests for new-entry. */
const nameOf = (words: string, begun: string, taken: readonly string[]): string | undefined => {
  const name = nameFrom(words, { taken: [], instead: '-' });
  if (name === '-') return undefined;
  const isCapital = begun.startsWith(begun.charAt(0).toUpperCase());
  const wanted = isCapital ? name.split('-').map(capital).join('') : name;
  return firstFree(wanted, { taken, separator: isCapital ? '' : '-' });
};

/**
 * The names of a group that are made of a text beside them: as that is typed for the first time, in place of the words that
 * the editor began with. Later they stay: what is stored, or linked, goes by them.
 */
export const madeOf = (group: Schema, renamed: Renamed, files: Files): Change[] => {
  const { file, path, was, value } = renamed;
  const key = keyOf(path);
  if (!(group instanceof ObjectSchema) || !isBegun(was, path)) return [];
  const fields = Object.entries(group.fields as Record<string, AnySchema>);
  return fields.flatMap(([name, schema]): Change[] => {
    if (metaOf(schema).madeOf !== key) return [];
    const at = joinPath(parentOf(path), name);
    const now: unknown = valueAt(files[file], at);
    const begun = begunWith(schema, files, file);
    if (typeof now !== 'string' || typeof begun !== 'string' || stemOf(now) !== begun) return [];
    const made = nameOf(value, begun, textsIn(files[file]));
    const isRight = schemaIfKnown(schema, made)?.isValidSync(made, { strict: true }) === true;
    return made !== undefined && isRight
      ? [{ do: 'set', file, path: at, value: made, was: now }]
      : [];
  });
};
