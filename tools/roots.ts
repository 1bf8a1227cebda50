import { basename, dirname, join, relative } from 'node:path';

/** What tools/run.mjs says to the program that it runs. */
const { engineRoot: told } = globalThis as { engineRoot?: string };

/**
 * The folder of the engine, with `src/`, `packages/` and `tools/`: this project itself, or in one that has installed the
 * engine a folder of its `node_modules`.
 */
export const engineRoot = told ?? process.cwd();

/** The folder in which commands are typed: its `config/` is the site, unless SITE names another one. */
export const projectRoot = process.cwd();

/** Whether the engine is a package of another project, whose own it is not to change. */
export const isPackage = engineRoot !== projectRoot;

/** The folder of the packages of the engine in `root`: npm puts them beside an engine that is itself one. */
export const packagesFolder = (root: string): string => {
  const above = dirname(root);
  return basename(above) === 'node_modules' ? above : join(root, 'node_modules');
};

/** Files of the engine that messages speak of, not within another path. */
const ofEngine = /(?<![\w/.-])(?:docs\/(?=[\w-]+\.md)|\.env\.example\b)/g;

export const engineFilesNamed = (words: string, root = engineRoot, project = projectRoot) => {
  const way = relative(project, root).replaceAll('\\', '/');
  return way === '' ? words : words.replaceAll(ofEngine, (file) => `${way}/${file}`);
};
