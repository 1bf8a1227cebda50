import { ObjectSchema, type Schema } from 'yup';
import { isOfUsualWords } from '../../src/schema/left-out';
import type { UsualWords } from '../../src/schema/usual-words/en';
import { languageOf, usualWordsIn } from '../../src/schema/usual-words/usual-words-in';
import { isGroup } from '../../src/schema/values/group';
import { type AnySchema, innerSchema, schemaIfKnown } from '../../src/schema/values/inner-schema';
import { mapEntries } from '../../src/schema/values/map-entries';
import { groupOf, textOf } from '../config-values/values';

type Fields = Readonly<Record<string, AnySchema>>;

type Words = { words: UsualWords; isEnglish: boolean };

/** What stands for a key that is not there. */
const usualOf = (declared: AnySchema, group: Record<string, unknown>, language: Words): unknown => {
  const schema = schemaIfKnown(declared, undefined);
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

/** What config does not say in a group. */
const addedTo = (group: Record<string, unknown>, fields: Fields, language: Words) =>
  Object.entries(fields).flatMap(([key, field]): [string, unknown][] => {
    const usual = Object.hasOwn(group, key) ? undefined : usualOf(field, group, language);
    return usual === undefined ? [] : [[key, usual]];
  });

const filled = (value: unknown, declared: AnySchema | undefined, language: Words): unknown => {
  const schema = schemaIfKnown(declared, value);
  if (!schema) return value;
  const written = mapEntries(value, (entry, step) =>
    filled(entry, innerSchema(schema, step), language),
  );
  if (!isGroup(value) || !(schema instanceof ObjectSchema)) return written;
  const added = addedTo(value, schema.fields as Fields, language);
  if (added.length === 0) return written;
  const whole = { ...groupOf(written), ...Object.fromEntries(added) };
  filledIn.set(whole, new Set(added.map(([key]) => key)));
  return whole;
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
