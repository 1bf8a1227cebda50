import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readFirebaseSettings } from './src/firebase/settings';
import { devConfigPlugin } from './tools/dev-config/dev-config-plugin';
import { galleryPlugin } from './tools/gallery/gallery-plugin';
import { documentLanguagePlugin } from './tools/head/document-language-plugin';
import { localFirebasePlugin } from './tools/local-firebase/local-firebase-plugin';
import { servePages } from './tools/serve/serve-pages';

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => {
  const settings = readFirebaseSettings(loadEnv(mode, process.cwd(), 'VITE_FIREBASE_'));
  return {
    plugins: [
      devConfigPlugin(),
      react(),
      // Before the pages: what is stored is shown at /__local/, which no page has.
      settings === null && localFirebasePlugin(),
      servePages(),
      galleryPlugin(),
      documentLanguagePlugin(),
    ],
    resolve: {
      alias: [
        // notistack's own look, as a style element that the policy of every page refuses.
        { find: /^goober$/, replacement: inProject('src/layout/toast-css.ts') },
      ],
    },
    // All packages are found at the start: one that is found later loads the page again.
    optimizeDeps: { entries: ['index.html', 'src/gallery/entry-*.tsx'] },
    define: {
      __FIREBASE_SETTINGS__: JSON.stringify(settings),
      // The build says what it cut; the dev server has the whole fonts.
      __FONT_CUTS__: 'null',
    },
    // No page of another origin reads what is served here: what was stored is shown at /__local/.
    server: { host: 'localhost', port: 5173, cors: false },
    preview: { host: 'localhost', cors: false },
    build: { target: 'es2022' },
  };
});
