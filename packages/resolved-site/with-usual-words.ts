import { ArraySchema, type ISchema, type LazySchema, ObjectSchema, type Schema } from 'yup';
import { isOfUsualWords } from '../../src/schema/left-out';
import type { UsualWords } from '../../src/schema/usual-words/en';
import { languageOf, usualWordsIn } from '../../src/schema/usual-words/usual-words-in';
import { isGroup } from '../../src/schema/values/group';
import { schemaIfKnown } from '../../src/schema/values/inner-schema';
import { groupOf, textOf } from '../config-values/values';

type AnySchema = Schema | LazySchema<unknown> | ISchema<unknown>;

type Words = { words: UsualWords; isEnglish: boolean };

/** What stands for a key that is not there. */
const usualOf = (asked: AnySchema, group: Record<string, unknown>, language: Words): unknown => {
  const schema = schemaIfKnown(asked, undefined);
  const { usual, usualWhere } = schema?.meta() ?? {};
  if (usualWhere && !usualWhere(group)) return undefined;
  const isNeeded = usualWhere !== undefined || !schema?.spec.optional;
  // Where config may be without it, it is in English by itself.
  if (usual) return !isNeeded && language.isEnglish ? undefined : language.words[usual];
  if (!(schema instanceof ObjectSchema)) return undefined;
  return isNeeded && isOfUsualWords(schema) ? filled({}, schema, language) : undefined;
};

/** Of groups with words of the project, the keys at which config says nothing. */
const filledIn = new WeakMap<object, ReadonlySet<string>>();

/** Whether what stands in a group under this key is the project's: config says nothing there. */
export const isFilledIn = (group: Record<string, unknown>, key: string): boolean =>
  filledIn.get(group)?.has(key) ?? false;

const filledGroup = (group: Record<string, unknown>, schema: Schema, language: Words) => {
  const { entries } = schema.meta() ?? {};
  const fields: Record<string, AnySchema> =
    schema instanceof ObjectSchema ? (schema.fields as Record<string, AnySchema>) : {};
  const written = Object.entries(group).map(([key, value]): [string, unknown] => [
    key,
    filled(value, Object.hasOwn(fields, key) ? fields[key] : entries?.value, language),
  ]);
  const added = Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    const usual = Object.hasOwn(group, key) ? undefined : usualOf(field, group, language);
    return usual === undefined ? [] : [[key, usual]];
  });
  const isSame = added.length === 0 && written.every(([key, value]) => value === group[key]);
  if (isSame) return group;
  const whole: Record<string, unknown> = Object.fromEntries([...written, ...added]);
  filledIn.set(whole, new Set(added.map(([key]) => key)));
  return whole;
};

const filled = (value: unknown, asked: AnySchema | undefined, language: Words): unknown => {
  const schema = schemaIfKnown(asked, value);
  if (!schema) return value;
  if (Array.isArray(value)) {
    const inner = schema instanceof ArraySchema ? schema.innerType : undefined;
    if (!inner) return value;
    const entries = value.map((entry: unknown) => filled(entry, inner, language));
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  return isGroup(value) ? filledGroup(value, schema, language) : value;
};

/** The language of config/site.ts, as far as it can be read. */
export const siteLanguageOf = (site: unknown): string => textOf(groupOf(site).language) ?? '';

/**
 * `value` with the project's own words where the config of a site in this `language` says nothing: what it needs
 * without being about the firm, such as the names of buttons. In a language without them it stays as it is. Pure, and
 * total.
 */
export const withUsualWords = (
  value: unknown,
  schema: Schema | undefined,
  language: string,
): unknown => {
  const words = usualWordsIn(language);
  return words ? filled(value, schema, { words, isEnglish: languageOf(language) === 'en' }) : value;
};
