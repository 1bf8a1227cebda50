import { pageTitle } from '../../../src/head/page-title';
import type { FileFinding } from '../finding';
import { groupOf, textOf, type Values } from '../read/values';

/** About as many characters as search results show, before they cut the text. */
const shown = { title: 60, description: 160 };

const doubled = { title: 'doubledTitle', description: 'doubledDescription' } as const;
const long = { title: 'longTitle', description: 'longDescription' } as const;
const heads = ['title', 'description'] as const;

const pagesOf = (values: Values) =>
  [...values]
    .filter(([file]) => file.startsWith('config/pages/'))
    .map(([file, value]) => ({ file, page: groupOf(value) }));

const fold = (text: string) => text.trim().toLowerCase();

/** Titles and descriptions that two pages share: nobody could tell them apart in search results. */
export const doubledHeads = (values: Values): FileFinding[] =>
  heads.flatMap((path) => {
    const taken = new Map<string, string>();
    return pagesOf(values).flatMap(({ file, page }): FileFinding[] => {
      const words = fold(textOf(page[path]) ?? '');
      if (words === '') return [];
      const other = taken.get(words);
      taken.set(words, other ?? file);
      const see = { file: other ?? file, path };
      return other ? [{ file, path, error: doubled[path], parts: { other }, see }] : [];
    });
  });

/** Titles and descriptions that search results would cut. */
export const longHeads = (values: Values): FileFinding[] => {
  const template = textOf(groupOf(values.get('config/site.ts')).titleTemplate);
  return pagesOf(values).flatMap(({ file, page }) =>
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
