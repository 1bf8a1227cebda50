import { ArraySchema, type LazySchema, ObjectSchema, type Schema } from 'yup';
import type { Metadata } from '../../../src/schema/metadata';
import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { schemaOf } from '../../../src/schema/values/inner-schema';
import { joinPath, valueAt } from '../../../src/schema/values/paths';
import type { Place } from '../../../src/schema/values/written-place';
import { schemaInFile } from '../../../src/site/file-sorts';
import { boundsOf } from '../../config-values/bounds';
import type { EditState } from '../../edit-protocol/protocol';
import { entryName } from './entry-name';
import { fieldsAt } from './fields-around';
import { isRule, ruleName } from './rules-of-field';

export type Files = EditState['files'];

/** A list of config with what its schema says. */
export type ListAt = Place & {
  /** Empty where the file has no such list. */
  list: readonly Value[];
  /** The list as the file has it; undefined: it has none. */
  was: Value[] | undefined;
  /** Its entries' schema: of a choice, still to be resolved. */
  inner: Schema | LazySchema<unknown>;
  choices: Metadata['choices'];
  isOptional: boolean;
  /** So many entries it must have. */
  least: number;
  /** What an entry is called, that is or will be at an index. */
  nameOf: (entry: unknown, at: number) => string;
};

/** The list at a place; undefined where the schema has none. */
export const listAt = (files: Files, { file, path }: Place): ListAt | undefined => {
  const value = files[file];
  const schema = value === undefined ? undefined : schemaInFile(file, value, path);
  if (!(schema instanceof ArraySchema) || !schema.innerType) return undefined;
  const inner = schema.innerType as ListAt['inner'];
  const found = valueAt(value, path);
  const was = Array.isArray(found) ? (found as Value[]) : undefined;
  const { choices } = (inner.meta() ?? {}) as Metadata;
  const { optional } = schema.spec;
  const nameOf = (entry: unknown, index: number) =>
    isRule(entry)
      ? ruleName(entry, fieldsAt(files, { file, path: joinPath(path, index) }) ?? [])
      : entryName(entry, index);
  const isOptional = optional === true;
  const least = boundsOf(schema).min ?? 0;
  return { file, path, list: was ?? [], was, inner, choices, isOptional, least, nameOf };
};

export const canHide = ({ inner }: ListAt, entry: unknown): boolean => {
  const schema = schemaOf(inner, entry);
  return schema instanceof ObjectSchema && Object.hasOwn(schema.fields as object, 'hidden');
};

export const entryPath = ({ path }: Place, at: number) => joinPath(path, at);

/** The lists of groups in an entry, such as the cards of a section, with the key of each. */
export const listsIn = (entry: unknown): string[] =>
  isGroup(entry)
    ? Object.keys(entry).filter((key) => {
        const list = entry[key];
        return Array.isArray(list) && list.some(isGroup);
      })
    : [];
