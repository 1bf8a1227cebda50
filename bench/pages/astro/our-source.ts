import { dirname, join } from 'node:path';
import type { ViteUserConfig } from 'astro';
import { defined, lookAliases, replacedBy, root, shared } from '../peers/our-build';

const here = import.meta.dirname;

const replaced = replacedBy({
  siteLink: join(here, 'src/plain-link.tsx'),
  lazyForm: join(here, 'src/form-slot.tsx'),
});

/** Lets Astro's Vite build our sections, with our packages. */
export const ourSource: ViteUserConfig = {
  plugins: [
    {
      name: 'our-source',
      enforce: 'pre',
      resolveId(source, importer, options) {
        if (importer && source.startsWith('.')) return replaced(dirname(importer), source);
        if (!shared.test(source)) return undefined;
        return this.resolve(source, join(root, 'package.json'), { ...options, skipSelf: true });
      },
    },
  ],
  resolve: {
    alias: lookAliases,
    dedupe: ['react', 'react-dom'],
  },
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  define: defined,
};
