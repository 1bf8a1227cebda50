import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { ourSource } from './our-source';

export default defineConfig({
  integrations: [react()],
  outDir: '../dist/astro',
  cacheDir: '../dist/astro-cache',
  vite: ourSource,
});
