import type { SiteDefinition } from '../schema/site';
import { fillIn } from '../schema/texts';

/** The page's name in the browser's tab and in search results. */
export const pageTitle = (site: Pick<SiteDefinition, 'titleTemplate'>, title: string) =>
  fillIn(site.titleTemplate, { page: title });
