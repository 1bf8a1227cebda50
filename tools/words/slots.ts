import type { Schema } from 'yup';
import { namedFolderOf, notificationsFile, siteFile } from '../../src/schema/config-files';
import { relationIn } from '../../src/schema/relation';
import { isGroup } from '../../src/schema/values/group';
import { innerSchema, schemaIfKnown } from '../../src/schema/values/inner-schema';
import { joinPath } from '../../src/schema/values/paths';
import { sortOfFile } from '../../src/site/file-sorts';
import { humanPlace } from '../check/report/human-place';
import { type ConfigSources, readConfig, writtenValues } from '../config-reader/config-files';
import { inLanguage, isByLanguage, isForOthers, standInFor } from '../config-reader/in-language';
import { isSameInAll } from '../config-reader/same-in-all';
import { textOf } from '../config-reader/values';
import type { WantedLanguage } from '../config-reader/wanted-language';
import { wordsOfLinksElsewhere } from '../resolve/links-elsewhere';
import { isOneOf, notInLanguage } from '../resolve/not-in-language';
import { namesInBraces } from './row';

type Field = ReturnType<typeof innerSchema>;

/** How a text comes to be said in the language. */
type Target =
  /** It is one text for all languages, at `at`. */
  | { is: 'one'; at: string }
  /** The value by language at `at` gets the language's key, or has it. */
  | { is: 'own'; at: string }
  /** It stands, at these steps, in the list or group that is by language at `at`. */
  | { is: 'part'; at: string; steps: (string | number)[]; isNeeded: boolean };

/** A place of config where a text can be said in the language. */
export type Slot = {
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

/** A path cannot name such a key. */
const hasPath = (key: string) => key !== '' && !/[.[\]]/.test(key);

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

type Found = Omit<Slot, 'file' | 'place' | 'leadsElsewhere'>;
type Leaf = { steps: (string | number)[]; text: string; schema: Schema | undefined };

/** The texts of a list or group that may differ between languages. */
const leavesIn = (value: unknown, field: Field, steps: (string | number)[] = []): Leaf[] => {
  const schema = schemaIfKnown(field, value);
  if (typeof value === 'string') {
    return schema && !isSameInAll(schema) ? [{ steps, text: value, schema }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, at) =>
      leavesIn(each, schema && innerSchema(schema, at), [...steps, at]),
    );
  }
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    hasPath(key) ? leavesIn(each, schema && innerSchema(schema, key), [...steps, key]) : [],
  );
};

const at = (value: unknown, steps: readonly (string | number)[]): unknown =>
  steps.reduce<unknown>(
    (within, step) =>
      typeof within === 'object' && within !== null && Object.hasOwn(within, step)
        ? (within as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );

const byLanguage = (
  group: Record<string, unknown>,
  path: string,
  { field, wanted }: { field: Field; wanted: WantedLanguage },
): Found[] => {
  const [mainKey = '', key] = [wanted.languages[0]?.key, wanted.language.key];
  const [main, own] = [mainKey, key].map((each) =>
    Object.hasOwn(group, each) ? group[each] : undefined,
  );
  const is = own === undefined ? 'lacks' : 'has';
  if (typeof main === 'string') {
    if (own !== undefined && typeof own !== 'string') return [];
    const schema = schemaIfKnown(field, main);
    // The project has words for it.
    if (own === undefined && standInFor(schema, main, wanted)) return [];
    return [{ path, is, main, own: own ?? '', schema, target: { is: 'own', at: path } }];
  }
  return leavesIn(main, field).map(({ steps, text, schema }): Found => {
    const isNeeded = isRead(schema, text);
    return {
      path: steps.reduce<string>(joinPath, path),
      is,
      main: text,
      own: textOf(at(own, steps)) ?? '',
      schema,
      target: { is: 'part', at: path, steps, isNeeded },
    };
  });
};

const slotsOfValue = (written: unknown, schema: Field, wanted: WantedLanguage): Found[] => {
  const visit = (value: unknown, path: string, field: Field): Found[] => {
    const own = schemaIfKnown(field, value);
    if (typeof value === 'string') {
      return isRead(own, value) && !isSameAnyway(value)
        ? [{ path, is: 'one', main: value, own: '', schema: own, target: { is: 'one', at: path } }]
        : [];
    }
    if (Array.isArray(value)) {
      return value.flatMap((each: unknown, index) =>
        visit(each, joinPath(path, index), own && innerSchema(own, index)),
      );
    }
    if (!isGroup(value)) return [];
    if (isByLanguage(value, own, wanted.languages))
      return byLanguage(value, path, { field, wanted });
    if (isForOthers(value, own, wanted)) return [];
    return Object.entries(value).flatMap(([key, each]) =>
      hasPath(key) ? visit(each, joinPath(path, key), own && innerSchema(own, key)) : [],
    );
  };
  return visit(written, '', schema);
};

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
export const slotsIn = (sources: ConfigSources, wanted: WantedLanguage): Slot[] => {
  const [main = wanted.language] = wanted.languages;
  const values = writtenValues(sources);
  const unread = notInLanguage(values, wanted);
  const elsewhere = wordsOfLinksElsewhere(values, wanted);
  return Object.entries(sources).flatMap(([file, source]) => {
    const schema = sortOfFile(file)?.schema;
    if (!schema) return [];
    const { value, readable } = readConfig(file, source);
    if (!readable) return [];
    const shown = inLanguage(value, schema, { language: main, languages: wanted.languages }).value;
    return slotsOfValue(value, schema, wanted)
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
