import type { Schema } from 'yup';
import { namedFolderOf, notificationsFile, siteFile } from '../../src/schema/config-files';
import { relationIn } from '../../src/schema/relation';
import { type AnySchema, schemaIfKnown } from '../../src/schema/values/inner-schema';
import { join, valueAt } from '../../src/schema/values/paths';
import { placesIn } from '../../src/schema/values/places-in';
import { sortOfFile } from '../../src/site/file-sorts';
import { type ConfigSources, readConfig, writtenValues } from '../config-files';
import { writtenPlaces } from '../config-values/by-language';
import { humanPlace } from '../config-values/human-place';
import { inLanguage, standInFor } from '../config-values/in-language';
import { isSameInAll } from '../config-values/same-in-all';
import { textOf } from '../config-values/values';
import { inMain, mainOf, type WantedLanguage } from '../config-values/wanted-language';
import { wordsOfLinksElsewhere } from '../resolved-site/links-elsewhere';
import { isOneOf, notInLanguage } from '../resolved-site/not-in-language';
import { namesInBraces } from './row';

type Field = AnySchema | undefined;

/** How a text comes to be said in the language. */
type Target =
  /** It is one text for all languages, at `at`. */
  | { is: 'one'; at: string }
  /** The value by language at `at` gets the language's key, or has it. */
  | { is: 'own'; at: string }
  /** It stands, at this path, in the list or group that is by language at `at`. */
  | { is: 'part'; at: string; within: string; isNeeded: boolean };

/** A translation unit: a text of config that can be written in the language. */
export type Unit = {
  file: string;
  /** Without languages: paragraphs[0], though it stands at paragraphs.en[0]. */
  path: string;
  place: string;
  /** `one`: one text for all languages; `lacks`: by language, but not in this one. */
  is: 'one' | 'lacks' | 'has';
  /** The words of a link to a page that this language does not have: the main one's do, as on that page. */
  leadsElsewhere: boolean;
  main: string;
  /** Empty where the language has none. */
  own: string;
  schema: Schema | undefined;
  target: Target;
};

/** Whether a text is the same in all languages whatever they are: a telephone number, or an address for mail. */
const isSameAnyway = (text: string) => /^[\d\s+()/-]+$|^[^\s@]+@[^\s@]+$/.test(text);

const isNameAlone = (text: string) => text.replaceAll(namesInBraces, '').trim() === '';

/** Whether visitors read a text with this schema, in which there is something to translate. */
const isRead = (schema: Schema | undefined, text: string): boolean => {
  const { shown, translated, relation } = schema?.meta() ?? {};
  const isWords = relation === undefined || relationIn(text) === undefined;
  const isAddress = /^(?:\/|https:|tel:|mailto:)\S*$/.test(text);
  return (shown === true || translated === true) && isWords && !isAddress && !isNameAlone(text);
};

type Found = Omit<Unit, 'file' | 'place' | 'leadsElsewhere'>;

const byLanguage = (
  group: Record<string, unknown>,
  path: string,
  { field, wanted }: { field: Field; wanted: WantedLanguage },
): Found[] => {
  const [main, own] = [mainOf(wanted), wanted.language].map(({ key }) =>
    Object.hasOwn(group, key) ? group[key] : undefined,
  );
  const is = own === undefined ? 'lacks' : 'has';
  if (typeof main === 'string') {
    if (own !== undefined && typeof own !== 'string') return [];
    const schema = schemaIfKnown(field, main);
    // The project has words for it.
    if (own === undefined && standInFor(schema, main, wanted)) return [];
    return [{ path, is, main, own: own ?? '', schema, target: { is: 'own', at: path } }];
  }
  // The texts of a list or group that may differ between languages.
  return [...placesIn({ value: main, field })].flatMap(
    ({ value: text, path: within, schema }): Found[] => {
      if (typeof text !== 'string' || !schema || isSameInAll(schema)) return [];
      const target = { is: 'part', at: path, within, isNeeded: isRead(schema, text) } as const;
      const ownText = textOf(valueAt(own, within)) ?? '';
      return [{ path: join(path, within), is, main: text, own: ownText, schema, target }];
    },
  );
};

const unitsOfValue = (written: unknown, schema: Schema, wanted: WantedLanguage): Found[] =>
  [...writtenPlaces({ value: written, field: schema }, wanted)].flatMap((at): Found[] => {
    const { value, path, field, schema: own } = at;
    if (at.byLanguage) return byLanguage(at.byLanguage, path, { field, wanted });
    if (typeof value !== 'string' || !isRead(own, value) || isSameAnyway(value)) return [];
    return [
      { path, is: 'one', main: value, own: '', schema: own, target: { is: 'one', at: path } },
    ];
  });

/**
 * Whether a text that is one for all may be said by language: in files that hold words for visitors, and in mails to
 * them. Mails to the owner speak one language.
 */
const isForVisitors = (file: string, schema: Schema | undefined) =>
  file === siteFile ||
  namedFolderOf(file) !== undefined ||
  (file === notificationsFile && schema?.meta()?.shown === true);

/**
 * All places of config where a text can be said in a language beside the main one, in the order of the files. Files
 * that cannot be read have none. Pure, and total.
 */
export const unitsIn = (sources: ConfigSources, wanted: WantedLanguage): Unit[] => {
  const values = writtenValues(sources);
  const unread = notInLanguage(values, wanted);
  const elsewhere = wordsOfLinksElsewhere(values, wanted);
  return Object.entries(sources).flatMap(([file, source]) => {
    const schema = sortOfFile(file)?.schema;
    if (!schema) return [];
    const { value, readable } = readConfig(file, source);
    if (!readable) return [];
    const shown = inLanguage(value, schema, inMain(wanted)).value;
    return unitsOfValue(value, schema, wanted)
      .filter(({ is, schema: own }) => is !== 'one' || isForVisitors(file, own))
      .filter(({ path }) => !isOneOf(unread, { file, path }))
      .map((found) => ({
        ...found,
        leadsElsewhere: isOneOf(elsewhere, { file, path: found.path }),
        file,
        place: humanPlace(file, found.path, shown),
      }));
  });
};
