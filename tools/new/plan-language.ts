import {
  appendEntry,
  type ConfigSources,
  readLiteral,
  writtenEntry,
} from '../../packages/config-files';
import { writtenPlaces } from '../../packages/config-values/by-language';
import { englishName } from '../../packages/config-values/english-name';
import { groupOf, listOf, textOf } from '../../packages/config-values/values';
import { routesFile, siteFile, themeFile } from '../../src/schema/config-files';
import { firstPart, languagesOf, type SiteLanguage } from '../../src/schema/languages';
import { usualWordsIn } from '../../src/schema/usual-words/usual-words-in';
import { withoutNewsletter, withPagesOfLanguage } from './pages-of-language';
import type { Plan } from './plan';
import { withTypesInLanguages } from './types-in-languages';

/** Throws why a language cannot be added to those of the site. */
const assertIsNew = (tag: string, tags: readonly string[]) => {
  const name = englishName(tag);
  const own = tags.find((each) => each === tag || firstPart(each) === tag);
  if (own !== undefined) {
    throw new Error(
      `${name} is there already: “${own}” stands in ${siteFile}. Nothing was written.`,
    );
  }
  const before = tags.length > 1 ? languagesOf(tags) : [];
  const after = languagesOf([...tags, tag]);
  const renamed = before.find(({ key }) => !after.some((each) => each.key === key));
  if (renamed) {
    throw new Error(
      `${name} and ${englishName(renamed.tag)} would both be “${renamed.key}”: the texts that say “${renamed.key}” would belong to neither. Add ${tag} to languages in ${siteFile} yourself, and write '${renamed.tag}' and '${tag}' wherever texts say ${renamed.key}. Nothing was written.`,
    );
  }
};

/** config/site.ts with the language behind the others, or behind the one that it had. */
const withLanguage = (source: string, tag: string): string => {
  const [one, several] = ['language', 'languages'].map((key) => writtenEntry(source, [key]));
  if (several) return appendEntry(source, { file: siteFile, path: 'languages' }, `'${tag}'`);
  if (!one?.key) throw new Error(`${siteFile} says no language.`);
  const { start, end } = one.node;
  const list = `languages: [${source.slice(start, end)}, '${tag}']`;
  return source.slice(0, one.key.start) + list + source.slice(end);
};

/** Whether words of buttons and the like stand in config as one text for all languages. */
const saysInOne = (words: unknown, languages: readonly SiteLanguage[]): boolean =>
  [...writtenPlaces({ value: words }, { languages })].some(
    ({ value }) => typeof value === 'string',
  );

type Added = {
  own: SiteLanguage;
  /** The languages before it, the main one first. */
  before: readonly SiteLanguage[];
  site: unknown;
  pages: readonly string[];
};

/** A key of a value by language, as config writes it. */
const written = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`);

const nextSteps = ({ own, before, site, pages }: Added): string[] => {
  const main = before[0]?.key ?? '';
  const [name, first] = [englishName(own.tag), englishName(main)];
  const ofPages = pages.map((page) => ` --page ${page}`).join('');
  const table = `words-${[own.key, ...pages].join('-')}.csv`;
  return [
    `Have the texts translated: npm run words -- ${own.key}${ofPages}\nwrites them into one table, and npm run words -- ${own.key} ${table} --same reads it back.\nOr write them beside each other: title: { ${written(main)}: 'Contact', ${written(own.key)}: '…' }`,
    ...(saysInOne(groupOf(site).words, before)
      ? [
          `Buttons and the like speak ${name} by themselves, but for those that stand as one text for all in words of ${siteFile}. Delete them there, or have them translated as well.`,
        ]
      : []),
    `See it: npm start, then open http://localhost:4173/${own.key}\nWhat ${name} lacks is shown in ${first}; npm run check lists it.`,
  ];
};

/** Of a language in which the project has no words for buttons and the like. */
const unworded = ({ tag }: SiteLanguage, tags: readonly string[]) =>
  `The project has no words for buttons and the like in ${englishName(tag)}. Write languages: [${tags.map((each) => `'${each}'`).join(', ')}] into ${siteFile} yourself, and there the words that npm run check then asks for.`;

/**
 * One language more for a site, whose config must be in order: `tag` is as BCP 47 writes it. With `pages`, only these
 * are to be in it, beside the one for unknown addresses.
 */
export const planLanguage = (
  config: ConfigSources,
  tag: string,
  pages: readonly string[] = [],
): Plan => {
  const { [siteFile]: source } = config;
  if (source === undefined) throw new Error(`A language needs ${siteFile}.`);
  const site = readLiteral(source).value;
  const { language, languages } = groupOf(site);
  const named = listOf(languages).flatMap((each) => textOf(each) ?? []);
  const tags = named.length > 0 ? named : [textOf(language) ?? 'en'];
  assertIsNew(tag, tags);
  const all = languagesOf([...tags, tag]);
  const own = all.at(-1);
  if (!own) throw new Error(`${siteFile} says no language.`);
  const before = all.slice(0, -1);
  const ofPages = { pages, own: own.key, others: before.map(({ key }) => key) };
  const isPart = pages.length > 0;
  const routes = isPart ? withPagesOfLanguage(config, ofPages) : undefined;
  const withTag = withLanguage(source, tag);
  const siteText = isPart ? withoutNewsletter(config, withTag, ofPages) : withTag;
  const shows =
    siteText === withTag
      ? ''
      : `; without the newsletter in ${englishName(own.key)}, since it does not have the page to confirm`;
  const others = Object.entries(config)
    .filter(([file]) => file !== siteFile && file !== themeFile)
    .map(([file, text]) => ({
      file,
      text,
      changed: withTypesInLanguages(file === routesFile ? (routes ?? text) : text),
    }))
    .filter(({ text, changed }) => text !== changed);
  return {
    create: [],
    change: [
      {
        file: siteFile,
        text: withTypesInLanguages(siteText),
        about: `its languages: ${all.map((each) => each.tag).join(', ')}${shows}`,
      },
      ...others.map(({ file, changed }) => ({
        file,
        text: changed,
        about:
          routes !== undefined && file === routesFile
            ? `which languages have each page: ${own.key} only ${pages.join(', ')}`
            : 'the name of its type: texts may now be by language',
      })),
    ],
    next: nextSteps({ own, before, site, pages }),
    ...(usualWordsIn(tag) ? {} : { ifRefused: unworded(own, [...tags, tag]) }),
  };
};
