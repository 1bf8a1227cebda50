import { basename, dirname, join } from 'node:path';

/** What tools/run.mjs says to the program that it runs. */
const { engineRoot: told } = globalThis as { engineRoot?: string };

/**
 * The folder of the engine, with `src/`, `packages/` and `tools/`: in this project the project itself, and in one that
 * has installed the engine a folder of its `node_modules`.
 */
export const engineRoot = told ?? process.cwd();

/** The folder in which commands are run: its `config/` is the site, unless SITE names another one. */
export const projectRoot = process.cwd();

/** Whether the engine is a package of another project, whose own it is not to change. */
export const isInstalled = engineRoot !== projectRoot;

/** The folder of the packages of an engine in `root`: npm puts them beside an engine that is itself installed. */
export const packagesFolder = (root: string): string => {
  const above = dirname(root);
  return basename(above) === 'node_modules' ? above : join(root, 'node_modules');
};
