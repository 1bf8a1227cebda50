import type { SiteDefinition } from '../schema/site';

const named = 'link:';

/** The address of a link of config; `link:name` is looked up in config/site.ts. */
export const resolveLink = (to: string, links: SiteDefinition['links']): string => {
  if (!to.startsWith(named)) return to;
  const found = links?.find(({ name }) => name === to.slice(named.length));
  if (!found) throw new Error(`There is no link "${to}" in config/site.ts.`);
  return found.to;
};
