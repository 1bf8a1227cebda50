import type { SiteDefinition } from '../contract/site';

/** What the browser's tab and search results call a page. */
export const pageTitle = (site: Pick<SiteDefinition, 'titleTemplate'>, title: string) =>
  site.titleTemplate.replaceAll('{page}', () => title);
