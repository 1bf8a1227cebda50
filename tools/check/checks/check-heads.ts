import { pageTitle } from '../../../src/head/page-title';
import type { FileFinding } from '../finding';
import { pagesIn } from '../read/pages-in';
import { groupOf, textOf, type Values } from '../read/values';
import { doubled } from './doubled';

/** About as many characters as search results show, before they cut the text. */
const shown = { title: 60, description: 160 };

const twice = { title: 'doubledTitle', description: 'doubledDescription' } as const;
const long = { title: 'longTitle', description: 'longDescription' } as const;
const heads = ['title', 'description'] as const;

const fold = (text: unknown) => textOf(text)?.trim().toLowerCase() || undefined;

/** Titles and descriptions that two pages share: nobody could tell them apart in search results. */
export const doubledHeads = (values: Values): FileFinding[] =>
  heads.flatMap((path) => {
    const pages = pagesIn(values).map(({ file, page }) => ({ file, name: fold(page[path]) }));
    return doubled(pages).map(({ file, first }) => {
      const see = { file: first.file, path };
      return { file, path, error: twice[path], parts: { other: first.file }, see };
    });
  });

/** Titles and descriptions that search results would cut. */
export const longHeads = (values: Values): FileFinding[] => {
  const template = textOf(groupOf(values.get('config/site.ts')).titleTemplate);
  return pagesIn(values).flatMap(({ file, page }) =>
    heads.flatMap((path): FileFinding[] => {
      const words = textOf(page[path]) ?? '';
      const isTitle = path === 'title' && template !== undefined && words !== '';
      const whole = isTitle ? pageTitle({ titleTemplate: template }, words) : words;
      if (whole.length <= shown[path]) return [];
      const parts = { found: whole, length: String(whole.length), limit: String(shown[path]) };
      return [{ file, path, error: long[path], parts }];
    }),
  );
};
