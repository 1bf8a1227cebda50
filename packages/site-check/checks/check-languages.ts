import type { Schema } from 'yup';
import { isPageFile, pageNameOf, routesFile, siteFile } from '../../../src/schema/config-files';
import type { SiteLanguage } from '../../../src/schema/languages';
import { isGroup } from '../../../src/schema/values/group';
import { type AnySchema, schemaIfKnown } from '../../../src/schema/values/inner-schema';
import { joinPath, keyOf, valueAt } from '../../../src/schema/values/paths';
import type { Move } from '../../../src/schema/values/written-place';
import { sortOfFile } from '../../../src/site/file-sorts';
import { isByLanguage, writtenPlaces } from '../../config-values/by-language';
import { counted } from '../../config-values/counted';
import { englishName } from '../../config-values/english-name';
import { inLanguage } from '../../config-values/in-language';
import { isSameInAll } from '../../config-values/same-in-all';
import { isTemplate, namesIn } from '../../config-values/shared-values';
import { groupOf, listOf, textOf, type Values } from '../../config-values/values';
import { mainOf, type WantedLanguage } from '../../config-values/wanted-language';
import { meantBy } from '../../problems/nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';
import type { UnreadPlace } from '../../resolved-site/not-in-language';
import { checkRouteLanguages } from './check-route-languages';
import { foundIf, needless } from './found';
import { placesInWords } from './places-in-words';
import { sentencesForAll } from './sentences-for-all';
import { unknownLanguages } from './unknown-languages';

type Field = AnySchema | undefined;

type OfLanguages = { languages: readonly SiteLanguage[]; namesByLanguage: readonly string[] };

/** The names of shared values of config/site.ts, as it is written, that are by language. */
export const namesByLanguage = (site: unknown, languages: readonly SiteLanguage[]): string[] =>
  Object.entries(groupOf(groupOf(site).values)).flatMap(([name, value]) =>
    isGroup(value) && isByLanguage(value, undefined, languages) ? [name] : [],
  );

/** An entry of `aliases`: an old address of one language leads to the page only in it. */
const isAlias = (file: string, path: string) =>
  file === routesFile && /\.aliases\[\d+\]$/.test(path);

/** What is wrong with the values by language of a file, at the paths at which they are written. */
const checkByLanguage = (
  file: string,
  written: unknown,
  { languages, ...shared }: OfLanguages,
): Finding[] => {
  // The names of a template are those of entries.
  const named = isTemplate(file, written) ? [] : shared.namesByLanguage;
  const keys = languages.map(({ key }) => key);
  const [main] = languages;
  const findings: Finding[] = [];

  const wrongKeys = (group: Record<string, unknown>, path: string) => {
    for (const key of Object.keys(group)) {
      if (keys.includes(key)) continue;
      const { fix: _, ...meant } = meantBy(key, keys, (word) => word);
      const isFree = meant.suggestion !== undefined && !Object.hasOwn(group, meant.suggestion);
      findings.push({
        error: 'notALanguage',
        path: joinPath(path, key),
        at: 'key',
        see: { file: siteFile, path: 'languages' },
        allowed: meant.allowed,
        ...(isFree && { suggestion: meant.suggestion, fix: { key: meant.suggestion ?? key } }),
      });
    }
  };

  const lengths = (group: Record<string, unknown>, path: string) => {
    const first = main && group[main.key];
    if (!Array.isArray(first) || !main) return;
    for (const { key } of languages) {
      const own = group[key];
      if (!Array.isArray(own) || own.length === first.length) continue;
      findings.push({
        error: 'shorterList',
        path: joinPath(path, key),
        parts: {
          language: englishName(key),
          count: counted(own.length, 'entry', 'entries'),
          main: englishName(main.key),
          other: String(first.length),
        },
      });
    }
  };

  const byLanguage = (group: Record<string, unknown>, path: string, field: Field) => {
    const known = Object.keys(group).filter((key) => keys.includes(key));
    wrongKeys(group, path);
    const [first] = known;
    if (first === undefined) return;
    if (isSameInAll(schemaIfKnown(field, group[first]), keyOf(path))) {
      findings.push({ error: 'sameInAll', path, at: 'key', parts: { key: keyOf(path) } });
      return;
    }
    if (main && !known.includes(main.key) && !isAlias(file, path)) {
      findings.push({ error: 'lacksMainLanguage', path, parts: { key: main.key } });
    }
    lengths(group, path);
    for (const key of known) visit(group[key], joinPath(path, key), field);
  };

  /** A text that must be the same in all, with names that are not. Those of an entry are its own. */
  const checkNames = (text: string, path: string, own: Schema | undefined) => {
    if (!own || !isSameInAll(own) || own.meta()?.ofEntry) return;
    const name = namesIn(text).find((each) => named.includes(each));
    if (name === undefined) return;
    findings.push({
      error: 'nameByLanguage',
      path,
      parts: { key: keyOf(path), found: `{${name}}` },
      see: { file: siteFile, path: `values.${name}` },
    });
  };

  const visit = (value: unknown, path: string, field: Field): void => {
    for (const at of writtenPlaces({ value, path, field }, { languages })) {
      const { value: each, schema } = at;
      if (schema?.meta()?.shownIn) findings.push(...unknownLanguages(each, at.path, languages));
      if (typeof each === 'string') checkNames(each, at.path, schema);
      if (at.byLanguage) byLanguage(at.byLanguage, at.path, at.field);
      else if (isGroup(each) && schema?.type === 'string') wrongKeys(each, at.path);
    }
  };

  visit(written, '', sortOfFile(file)?.schema);
  return findings;
};

export const lackedTexts = (
  missing: readonly string[],
  { file, value, language }: { file: string; value: unknown; language: SiteLanguage },
): Finding[] => {
  const [path] = missing;
  if (path === undefined) return [];
  const parts = {
    language: englishName(language.key),
    key: language.key,
    ...placesInWords(missing, { file, value }),
  };
  return [{ error: 'lacksTexts', path, parts }];
};

/** Whether a file says anything in a language, and whether it has texts by language which that lacks. */
const saidIn = (file: string, value: unknown, wanted: WantedLanguage) => {
  const { moves, missing } = inLanguage(value, sortOfFile(file)?.schema, wanted);
  const isOwn = ({ written: { path } }: Move) =>
    keyOf(path) === wanted.language.key && valueAt(value, path) !== undefined;
  return { isTranslated: moves.some(isOwn), isLacking: missing.length > 0 };
};

/**
 * What no file says in a language, told once: the language as a whole, or the pages that it has, in which nothing is by
 * language: they would be copies of the main one. Of other files the sentences that are one text for all. Of texts by
 * language, what it lacks is told there. `lacks`: pages that it does not have; `unread`: places that it does not show.
 */
export const unsaidIn = (
  values: Values,
  wanted: WantedLanguage,
  { lacks, unread }: { lacks: (file: string) => boolean; unread: readonly UnreadPlace[] },
): FileFinding[] => {
  const { language } = wanted;
  const files = [...values].map(([file, value]) => ({
    file,
    value,
    ...saidIn(file, value, wanted),
  }));
  const tags = listOf(groupOf(values.get(siteFile)).languages);
  const path = `languages[${tags.indexOf(language.tag)}]`;
  const parts = { language: englishName(language.key), key: language.key };
  if (!files.some(({ isTranslated }) => isTranslated)) {
    return [{ file: siteFile, error: 'nothingInLanguage', path, parts }];
  }
  const copies = files
    .filter(({ file }) => isPageFile(file) && !lacks(file))
    .filter(
      ({ value, isTranslated, isLacking }) => !isTranslated && !isLacking && !groupOf(value).each,
    )
    .map(({ file }) => file);
  const sentences = sentencesForAll(values, wanted, {
    unread,
    isReported: (file) => lacks(file) || copies.includes(file),
  });
  if (copies.length === 0) return sentences;
  const pages = copies.map(pageNameOf);
  const ofPages = {
    ...parts,
    pages: counted(pages.length, 'page has', 'pages have'),
    names: pages.join(', '),
    main: mainOf(wanted).key,
  };
  return [{ file: siteFile, error: 'pagesWithoutLanguage', path, parts: ofPages }, ...sentences];
};

const checkLanguageList = (site: unknown): Finding[] => {
  const { language, languages } = groupOf(site);
  const tags = listOf(languages).map(textOf);
  const [tag = ''] = tags;
  const isOther = textOf(language) !== undefined && language !== tag;
  return foundIf(
    tag !== '' && tags.length > 1 && isOther,
    needless('notMainLanguage', 'language', { parts: { tag } }),
  );
};

/** What is wrong with the languages of a file, whatever the language in which the site is shown. */
export const checkLanguages = (file: string, written: unknown, site: OfLanguages): Finding[] => [
  ...checkByLanguage(file, written, site),
  ...(file === siteFile ? checkLanguageList(written) : []),
  ...(file === routesFile ? checkRouteLanguages(written, site.languages) : []),
];
