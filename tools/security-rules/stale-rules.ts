import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesFiles } from './rules-files';

/** The files of security rules in `root` that say something else than its config/forms. */
export const staleRules = (root: string): string[] =>
  Object.entries(rulesFiles(root))
    .filter(([name, text]) => {
      const file = join(root, name);
      return !existsSync(file) || readFileSync(file, 'utf8') !== text;
    })
    .map(([name]) => name);
