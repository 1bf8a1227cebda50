import type { PageDefinition } from '../sections/page-schema';

/** By template, and within each by entry, what loads a page. */
export type MadePages = Readonly<
  Record<
    string,
    () => Promise<{ default: Record<string, () => Promise<{ default: PageDefinition }>> }>
  >
>;

/**
 * A page that a template makes, as course/german; null for an entry that there is not: an address names it, and
 * may say `constructor`.
 */
export const madePage = async (
  made: MadePages,
  name: string,
): Promise<{ default: PageDefinition } | null> => {
  const [template = '', id = ''] = name.split('/');
  const pages = Object.hasOwn(made, template) ? await made[template]?.() : undefined;
  return pages && Object.hasOwn(pages.default, id) ? ((await pages.default[id]?.()) ?? null) : null;
};
