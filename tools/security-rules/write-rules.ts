import { join } from 'node:path';
import { writeIfNew } from '../write-file';
import { rulesFiles } from './rules-files';

/** Writes both files of security rules in `root` from its config/forms, which must be in order. */
export const writeRules = (root: string) => {
  Object.entries(rulesFiles(root)).forEach(([name, text]) => writeIfNew(join(root, name), text));
};
