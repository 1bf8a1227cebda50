import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadConfigFromFile, type InlineConfig } from 'vite';
import { places } from '../places';
import { settingOf, type SubjectName } from '../registry';
import { packagesFrom } from './packages-from';

/** What the site's sources take from its own build: addresses of modules, and constants. */
const siteConfig = async () => {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(places.project, 'vite.config.ts'),
    places.project,
    'silent',
    undefined,
    'runner',
  );
  const { resolve, define } = loaded?.config ?? {};
  return { ...(resolve && { resolve }), ...(define && { define }) };
};

/** How a subject is built: for production, as one script. */
export const subjectConfig = async (name: SubjectName): Promise<InlineConfig> => {
  const { packages, asSite } = settingOf(name);
  return {
    configFile: false,
    root: places.forms,
    base: './',
    logLevel: 'warn',
    plugins: [packagesFrom(packages), react()],
    ...(asSite && (await siteConfig())),
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: Infinity,
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
};
