import type { SiteDefinition } from '../../src/contract/site';
import { pageTitle } from '../../src/head/page-title';
import type { PageDefinition } from '../../src/sections/page-contract';
import type { FileFinding } from './finding';

type Values = Map<string, unknown>;

/** About as many characters as search results show, before they cut the text. */
const shown = { title: 60, description: 160 };

const pagesOf = (values: Values) =>
  [...values]
    .filter(([file]) => file.startsWith('config/pages/'))
    .map(([file, value]) => ({ file, page: value as PageDefinition }));

const fold = (text: string) => text.trim().toLowerCase();

/** Titles and descriptions that two pages share: nobody could tell them apart in search results. */
export const doubledHeads = (values: Values): FileFinding[] =>
  (['title', 'description'] as const).flatMap((path) => {
    const taken = new Map<string, string>();
    return pagesOf(values).flatMap(({ file, page }) => {
      const words = fold(page[path]);
      const other = taken.get(words);
      taken.set(words, other ?? file);
      if (!other) return [];
      return [{ file, path, message: `is that of ${other} too: every page needs its own` }];
    });
  });

/** Titles and descriptions that search results would cut. */
export const longHeads = (values: Values): FileFinding[] => {
  const site = values.get('config/site.ts') as SiteDefinition | undefined;
  return pagesOf(values).flatMap(({ file, page }) => {
    const title = site ? pageTitle(site, page.title) : page.title;
    const written = { title, description: page.description };
    return (['title', 'description'] as const)
      .filter((path) => written[path].length > shown[path])
      .map((path) => {
        const { length } = written[path];
        const whole = path === 'title' ? `"${title}" has` : 'has';
        const message = `${whole} ${length} characters: search results show about ${shown[path]}`;
        return { file, path, message };
      });
  });
};
