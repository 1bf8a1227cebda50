import { build } from 'vite';
import { ownStyles } from '../own-styles';
import { withoutTimings } from '../without-timings';

const entries = {
  early: 'src/hydration/early-script.ts',
  move: 'src/site/follow-move.ts',
  language: 'src/site/follow-language.ts',
  scheme: 'src/theme/early-scheme.ts',
};

/** The texts of scripts for the heads of pages, by what they do. */
export type HeadScripts = Record<keyof typeof entries, string>;

const buildScript = async (root: string, entry: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    css: ownStyles,
    logLevel: 'warn',
    plugins: [withoutTimings()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built.`);
  return output.output[0].code.trim();
};

export const buildHeadScripts = async (root: string): Promise<HeadScripts> => ({
  early: await buildScript(root, entries.early),
  move: await buildScript(root, entries.move),
  language: await buildScript(root, entries.language),
  scheme: await buildScript(root, entries.scheme),
});
