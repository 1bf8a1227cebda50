import { fillIn } from '../schema/fill-in';
import type { SiteDefinition } from '../schema/site';

/** What the browser's tab and search results call a page. */
export const pageTitle = (site: Pick<SiteDefinition, 'titleTemplate'>, title: string) =>
  fillIn(site.titleTemplate, { page: title });
