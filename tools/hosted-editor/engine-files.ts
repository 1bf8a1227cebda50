import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from '../cache';
import { packagesFolder } from '../roots';

const isExample = (file: string) => /(?:^|[/-])examples?\.ts$/.test(file);

const examplesIn = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `src/${file.replaceAll('\\', '/')}`)
      .filter(isExample)
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

/** What is known of each font that is installed, as far as the check asks. */
const fontsIn = (root: string): Record<string, string> => {
  const folder = join(packagesFolder(root), '@fontsource-variable');
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const text = readFileSync(join(folder, name, 'metadata.json'), 'utf8');
      const { family, variable } = JSON.parse(text) as { family: string; variable?: object };
      const file = `node_modules/@fontsource-variable/${name}/metadata.json`;
      return [file, JSON.stringify({ family, variable })];
    }),
  );
};

type EngineFiles = {
  fonts: Record<string, string>;
  /** The examples of kinds, as JSON in a file of this name: messages of the check show them. */
  examples: string;
  name: string;
};

/** What the check reads of the engine in `root`. */
export const engineFiles = (root: string): EngineFiles => {
  const examples = JSON.stringify(examplesIn(root));
  return {
    fonts: fontsIn(root),
    examples,
    name: `__editor/examples-${hashOf(examples).slice(0, 8)}.json`,
  };
};

const id = 'virtual:engine-files';

/** Writes `virtual:engine-files`, for the worker. */
export const engineFilesPlugin = ({ fonts, name }: EngineFiles): Plugin => ({
  name: 'engine-files',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (from) =>
    from === `\0${id}`
      ? `export const fonts = ${JSON.stringify(fonts)};
export const examples = ${JSON.stringify(`/${name}`)};`
      : undefined,
});
