import { groupOf, listOf, type Values } from './values';

type Page = { file: string; page: Record<string, unknown> };

export const pagesIn = (values: Values): Page[] =>
  [...values]
    .filter(([file]) => file.startsWith('config/pages/'))
    .map(([file, page]) => ({ file, page: groupOf(page) }));

type Section = { file: string; path: string; section: Record<string, unknown> };

/** Every section of every page. */
export const sectionsIn = (values: Values): Section[] =>
  pagesIn(values).flatMap(({ file, page }) =>
    listOf(page.sections).map((section, index) => {
      return { file, path: `sections[${index}]`, section: groupOf(section) };
    }),
  );
