import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostingConfig } from '../hosting/hosting-config';
import { hostingFile } from '../hosting/hosting-file';
import { matchHeaders } from '../hosting/match-headers';

/** The headers that the host sends with a path, read from what the build wrote into `root`. */
export const hostHeaders = (root: string) => {
  const file = join(root, hostingFile);
  if (!existsSync(file)) throw new Error(`There is no ${hostingFile}: run npm run build first.`);
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as HostingConfig;
  return matchHeaders(hosting.headers);
};
