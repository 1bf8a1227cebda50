import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../src/contract/site';

/** Where the icon is looked for that a site has of its own, unless its config names another. */
export const iconFile = '/favicon.svg';

/** The address of the icon that the site in `folder` has of its own. */
export const ownIcon = (
  folder: string,
  { favicon }: Pick<SiteDefinition, 'favicon'>,
): string | undefined =>
  favicon ?? (existsSync(join(folder, 'public', iconFile)) ? iconFile : undefined);
