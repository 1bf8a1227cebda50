import { readFileSync } from 'node:fs';
import { configFile } from '../../site-files/site-files';
import { readLiteral } from './read-literal';

/** What one file of config/ says, without running it; undefined where it cannot be read. */
export const readConfigValue = (root: string, file: string): unknown => {
  const path = configFile(root, file);
  return path === undefined ? undefined : readLiteral(readFileSync(path, 'utf8')).value;
};
