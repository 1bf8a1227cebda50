import { build } from 'vite';
import { withoutTimings } from '../build/without-timings';

/** The text of src/hydration/early-script.ts for the head of every page: the same on all of them. */
export const buildEarlyScript = async (root: string): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutTimings()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/hydration/early-script.ts', formats: ['iife'], name: 'earlyScript' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The early script was not built.');
  return output.output[0].code.trim();
};
