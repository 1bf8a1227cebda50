import type { SiteDefinition } from '../schema/site';
import { fillIn } from '../schema/texts';

/** What the browser's tab and search results call a page. */
export const pageTitle = (site: Pick<SiteDefinition, 'titleTemplate'>, title: string) =>
  fillIn(site.titleTemplate, { page: title });
