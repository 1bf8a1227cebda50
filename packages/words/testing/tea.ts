import { type ConfigSources, readConfigSources } from '../../config-files/config-files';

const replaced = (text: string, [from, to]: readonly [string, string]) => {
  if (!text.includes(from)) throw new Error(`There is no ${from}.`);
  return text.replace(from, to);
};

/** The site in three languages, where German lacks a title and a list, and has a text that is one for all. */
export const teaSources = (): ConfigSources => {
  const sources = readConfigSources('tests/sites/languages');
  const home = 'config/pages/home.ts';
  const changes = [
    [
      "title: { en: 'Our Leaves', de: 'Unsere Blätter', ar: 'أوراقنا' },",
      "// Leaves\n      title: { en: 'Our Leaves', /* last */ ar: 'أوراقنا' },",
    ],
    ["        de: ['Erste Pflückung aus Assam. [Schreiben Sie uns](/Contact#form).'],\n", ''],
    [
      "{ en: 'A pot for {pot}.', de: 'Die Kanne für {pot}.', ar: 'إبريق مقابل {pot}.' }",
      '"A pot\\u0020for {pot}, it\'s **hot**."',
    ],
  ] as const;
  return { ...sources, [home]: changes.reduce<string>(replaced, sources[home] ?? '') };
};
