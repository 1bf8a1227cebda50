import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadConfigFromFile, type InlineConfig } from 'vite';
import { places } from '../places';
import { settingOf, type SubjectName } from '../registry';
import { packagesFrom } from './packages-from';

const siteResolve = async () => {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(places.project, 'vite.config.ts'),
    places.project,
    'silent',
    undefined,
    'runner',
  );
  return loaded?.config.resolve;
};

/** How a subject is built: for production, as one script. */
export const subjectConfig = async (name: SubjectName): Promise<InlineConfig> => {
  const { packages, asSite } = settingOf(name);
  const resolve = asSite && (await siteResolve());
  return {
    configFile: false,
    root: places.forms,
    base: './',
    logLevel: 'warn',
    plugins: [packagesFrom(packages), react()],
    ...(resolve && { resolve }),
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: Infinity,
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
};
