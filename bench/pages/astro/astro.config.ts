import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { ourSource } from './our-source';

export default defineConfig({
  integrations: [react()],
  outDir: '../dist/astro',
  // Links lead to /Services, not to /Services/.
  build: { format: 'file' },
  cacheDir: '../dist/astro-cache',
  vite: ourSource,
});
