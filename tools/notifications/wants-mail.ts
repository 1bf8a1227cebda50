import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the site in a folder wants mails at all. */
export const wantsMail = (site: string): boolean =>
  existsSync(join(site, 'config/notifications.ts'));
