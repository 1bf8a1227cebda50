import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLiteral } from './read-literal';

/** What one file of config/ says, without running it; undefined where it cannot be read. */
export const readConfigValue = (root: string, file: string): unknown => {
  const path = join(root, file);
  return existsSync(path) ? readLiteral(readFileSync(path, 'utf8')).value : undefined;
};
