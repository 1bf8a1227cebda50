import type { SiteDefinition } from '../../src/schema/site';
import { publicFile } from '../site-files/site-files';

/** Where the icon is looked for that a site has of its own, unless its config names another. */
export const iconFile = '/favicon.svg';

/** The address of the icon that the site in `folder` has of its own. */
export const ownIcon = (
  folder: string,
  { favicon }: Pick<SiteDefinition, 'favicon'>,
): string | undefined =>
  favicon ?? (publicFile(folder, iconFile) === undefined ? undefined : iconFile);
