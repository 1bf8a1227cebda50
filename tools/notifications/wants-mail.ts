import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { notificationsFile } from '../../src/schema/config-files';

export const wantsMail = (site: string): boolean => existsSync(join(site, notificationsFile));
