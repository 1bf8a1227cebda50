import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { places } from '../places';

/** Must be in a bundle only once: React and the shared styling. */
const shared =
  /^(react|react-dom|@emotion\/(?:react|styled)|@mui\/(?:material|icons-material)|@jsonforms\/[a-z-]+)(?:\/|$)/;

const packageOf = (id: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];

/** Resolves the shared packages from `folder`, and proves that there is one copy of each. */
export const packagesFrom = (folder: string): Plugin => ({
  name: 'packages-from',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (!shared.test(source) || !importer?.startsWith(places.bench + sep)) return null;
    return this.resolve(source, join(folder, 'package.json'), { ...options, skipSelf: true });
  },
  generateBundle() {
    const copies = new Map<string, string>();
    for (const id of this.getModuleIds()) {
      const folderOfPackage = packageOf(id);
      const name = folderOfPackage?.split('/node_modules/').at(-1);
      if (!folderOfPackage || !name || !shared.test(name)) continue;
      const other = copies.get(name) ?? folderOfPackage;
      if (other !== folderOfPackage) throw new Error(`Two of one: ${other}, ${folderOfPackage}`);
      copies.set(name, folderOfPackage);
    }
  },
});
