import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * Vite takes what stands in node_modules for code that changes only with the version of its package: it adds the version
 * to its name, and has browsers keep it. For the engine in `root`, which has its place there and may be put together anew
 * (tools/own-kinds), names stay as they are, and browsers ask each time.
 */
export const engineAsSource = (root: string): Plugin => {
  const own = ['src', 'packages', 'tools'].map((name) => `${normalizePath(join(root, name))}/`);
  return {
    name: 'engine-as-source',
    apply: 'serve',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && own.some((folder) => found.id.startsWith(folder))
        ? { ...found, id: found.id.replace(/\?v=[\w.-]+$/, '') }
        : found;
    },
  };
};
