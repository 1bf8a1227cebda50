import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
};

const versionIn = (folder) => {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
};

/**
 * Whether the packages of package-lock.json below `root` are installed, by whatever command: npm
 * records them in node_modules/.package-lock.json. Of a package that the record does not know, such as a font that
 * was added since, its own version counts. Optional ones may be missing: they are for other
 * platforms.
 */
export const isInstalled = (root) => {
  const wanted = read(join(root, 'package-lock.json'));
  const present = read(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([folder, { version, integrity, optional, link }]) => {
    if (folder === '' || link) return true;
    const found = present[folder];
    if (!found) return optional === true || versionIn(join(root, folder)) === version;
    return (
      found.version === version &&
      found.integrity === integrity &&
      existsSync(join(root, folder, 'package.json'))
    );
  });
};
