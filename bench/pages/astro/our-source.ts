import { dirname, join } from 'node:path';
import type { ViteUserConfig } from 'astro';

const here = import.meta.dirname;
const root = join(here, '../../..');
const src = join(root, 'src');

/** Modules of our source that only our router or our own build can run, and what stands in. */
const replaced: Partial<Record<string, string>> = {
  [join(src, 'ui/site-link')]: join(here, 'src/plain-link.tsx'),
  [join(src, 'ui/lazy-form')]: join(here, 'src/form-slot.tsx'),
  [join(src, 'fields/vite-modules')]: join(here, '../peers/field-controls.ts'),
};

/** One copy of each in the whole page: the site's. */
const shared = ['@emotion/react', '@emotion/cache'].map((name) => ({
  find: name,
  replacement: join(root, 'node_modules', name),
}));

/** Lets Astro's Vite build our sections. */
export const ourSource: ViteUserConfig = {
  plugins: [
    {
      name: 'replaced-modules',
      enforce: 'pre',
      resolveId: (source, importer) =>
        importer && source.startsWith('.') ? replaced[join(dirname(importer), source)] : undefined,
    },
  ],
  resolve: { alias: shared, dedupe: ['react', 'react-dom'] },
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  define: { __FIREBASE_SETTINGS__: 'null', __FONT_CUTS__: 'null' },
};
