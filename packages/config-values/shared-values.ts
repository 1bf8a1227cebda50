import type { Schema } from 'yup';
import { isPageFile, routesFile, siteFile } from '../../src/schema/config-files';
import { withoutMarks } from '../../src/schema/parse-marks';
import { isGroup } from '../../src/schema/values/group';
import { schemaIfKnown } from '../../src/schema/values/inner-schema';
import type { Move } from '../../src/schema/values/written-place';
import { type At, type Field, mappedGroup, mappedList, nothing } from './mapped-entries';
import { groupOf } from './values';

/** What a name in { } stands for. */
export type Named = {
  /** What stands where there is nothing but the name: of an entry of a collection a picture or a list, for example. */
  value: unknown;
  /** What is read in the midst of a text. */
  words: string;
  /** Whether the words may have marks. */
  hasMarks?: boolean;
  /** Where the value is written, if not in the same file. */
  from?: { file: string; path: string };
};

/** Undefined for a name that nothing has. */
export type LookUp = (name: string) => Named | undefined;

export type Filled = {
  value: unknown;
  /** The paths, as written, of the texts that had names or doubled braces. */
  changed: string[];
  /** Where what stands at another path, or in another file, is written. The innermost last. */
  moves: Move[];
  used: string[];
  /** Names that nothing has, with their paths as written. */
  unknown: { path: string; name: string }[];
};

/** {name}, {name.part}, or a doubled brace for a literal one. */
const signs = /\{\{|\}\}|\{(?<name>[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*)\}/g;

export const namesIn = (text: string): string[] =>
  [...text.matchAll(signs)].flatMap(({ groups }) => groups?.name ?? []);

const onlyName = /^\{([a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*)\}$/;

const isNeeded = (field: Field): boolean =>
  schemaIfKnown(field, undefined)?.spec.optional === false;

/** What is read in a text: without marks where it shows none, such as the description of a page. */
const wordsFor = (field: Schema | undefined, { words, hasMarks }: Named): string =>
  hasMarks && field && !field.meta()?.marks ? withoutMarks(words) : words;

/**
 * `value` with each {name} in its texts replaced by what it stands for. A text that is nothing but a name becomes
 * the value itself, unless its `schema` wants words; where the name has no value, it is left out, and so is the group
 * around it that cannot do without it. Total: takes any value.
 */
export const fillNames = (value: unknown, schema: Field, lookUp: LookUp): Filled => {
  const changed: string[] = [];
  const moves: Move[] = [];
  const used = new Set<string>();
  const unknown: Filled['unknown'] = [];

  const named = (name: string, { written }: At) => {
    const found = lookUp(name);
    if (!found) unknown.push({ path: written, name });
    else if (!found.from) used.add(name);
    return found;
  };

  const alone = (found: Named, path: At, field: Schema | undefined): unknown => {
    changed.push(path.written);
    if (found.value === undefined || found.value === '') return nothing;
    if (found.from) moves.push({ shown: path.shown, written: found.from });
    const isText = field?.type === 'string' || typeof found.value === 'string';
    return isText ? wordsFor(field, found) : found.value;
  };

  /** What an entry does not have either, its own check tells. */
  const ofEntryAt = (written: string) => {
    for (const name of namesIn(written)) if (lookUp(name)) used.add(name);
    return written;
  };

  const textAt = (written: string, path: At, field: Field): unknown => {
    if (!/[{}]/.test(written)) return written;
    const own = schemaIfKnown(field, written);
    if (own?.meta()?.ofEntry) return ofEntryAt(written);
    // {count} of a text that the form itself fills in.
    const kept = own?.meta()?.placeholders ?? [];
    const [, only = ''] = onlyName.exec(written) ?? [];
    if (only !== '' && !kept.includes(only)) {
      const found = named(only, path);
      return found ? alone(found, path, own) : written;
    }
    const filled = written.replaceAll(signs, (sign: string, name?: string) => {
      if (name === undefined) return sign.charAt(0);
      const found = kept.includes(name) ? undefined : named(name, path);
      return found ? wordsFor(own, found) : sign;
    });
    if (filled === written) return written;
    changed.push(path.written);
    return filled.replaceAll(/ {2,}/g, ' ').trim() || nothing;
  };

  const listAt = (list: unknown[], at: At, schema: Schema | undefined): unknown => {
    const entries = mappedList(list, { at, schema, moves }, valueAt);
    return entries.length === 0 && list.length > 0 ? nothing : entries;
  };

  const valueAt = (each: unknown, path: At, field: Field): unknown => {
    if (typeof each === 'string') return textAt(each, path, field);
    if (Array.isArray(each)) return listAt(each, path, schemaIfKnown(field, each));
    if (!isGroup(each)) return each;
    return mappedGroup(each, { at: path, schema: schemaIfKnown(field, each), isNeeded }, valueAt);
  };

  const filled = valueAt(value, { written: '', shown: '' }, schema);
  return {
    value: filled === nothing ? undefined : filled,
    changed,
    moves,
    used: [...used],
    unknown,
  };
};

/** The shared words of config/site.ts: texts and numbers by name. */
export type SharedValues = Readonly<Record<string, string | number>>;

/** The `values` of a site, as far as they can be read. */
export const sharedValuesOf = (site: unknown): SharedValues =>
  Object.fromEntries(
    Object.entries(groupOf(groupOf(site).values)).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/** Finds what a name of `values` stands for. */
export const lookUpIn =
  (values: SharedValues): LookUp =>
  (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? undefined : { value, words: String(value) };
  };

const untouched = (value: unknown): Filled => ({
  value,
  changed: [],
  moves: [],
  used: [],
  unknown: [],
});

/** Whether a page is a template, whose names are those of a collection's entries. */
export const isTemplate = (file: string, value: unknown): boolean =>
  isPageFile(file) && isGroup(value) && 'each' in value;

/**
 * A file of config with the shared words of config/site.ts filled in. A site without `values` may write braces as
 * it likes; a template has names of its own, and is filled for each entry.
 */
export const withSharedValues = (
  file: string,
  value: unknown,
  { schema, values }: { schema: Schema | undefined; values: SharedValues },
): Filled => {
  if (Object.keys(values).length === 0 || isTemplate(file, value)) return untouched(value);
  if (file === routesFile) {
    const filled = fillNames(value, schema, lookUpIn(values));
    // The place of an entry's id in the path of a template.
    return { ...filled, unknown: filled.unknown.filter(({ name }) => name !== 'id') };
  }
  if (file !== siteFile) return fillNames(value, schema, lookUpIn(values));
  const { values: own, ...rest } = groupOf(value);
  const filled = fillNames(rest, schema, lookUpIn(values));
  return { ...filled, value: { ...groupOf(filled.value), values: own } };
};
