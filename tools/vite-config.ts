import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, loadEnv, normalizePath, type Plugin, type UserConfig } from 'vite';
import { readFirebaseSettings } from '../src/firebase/settings';
import type { SiteDefinition } from '../src/schema/site';
import { readConfigValue } from './check/read/config-files';
import { devConfigPlugin } from './dev-config/dev-config-plugin';
import { devGuardPlugin } from './dev-guard/dev-guard-plugin';
import { siteFontsPlugin } from './fonts/site-fonts-plugin';
import { galleryPlugin } from './gallery/gallery-plugin';
import { faviconPlugin } from './head/favicon-plugin';
import { localFirebasePlugin } from './local-firebase/local-firebase-plugin';
import { createFormsReader } from './messages/site-form';
import { mailEnvironment, mailFor } from './notifications/local/mail-for';
import { wantsMail } from './notifications/plan/read-mail-plan';
import { photosPlugin } from './photos/photos-plugin';
import { postsPlugin } from './posts/posts-plugin';
import { printStylesheetPlugin } from './print/print-stylesheet-plugin';
import { servePages } from './serve/serve-pages';
import { publicFilesPlugin } from './site-files/public-files-plugin';

const rolldownOptions = { checks: { bundlerTimings: false } };

/** How long the plugins of a build took is news to who writes them, and none to who edits a site. */
export const withoutTimings = (): Plugin => ({
  name: 'without-timings',
  config: () => ({ build: { rolldownOptions }, optimizeDeps: { rolldownOptions } }),
});

/** Writes the language of config/site.ts into every page. Read and not imported: it may be broken. */
const documentLanguagePlugin = (folder: string): Plugin => {
  return {
    name: 'document-language',
    transformIndexHtml: (html) => {
      const site = readConfigValue(folder, 'config/site.ts') as Partial<SiteDefinition> | undefined;
      return html
        .replace('%LANGUAGE%', () => String(site?.language ?? ''))
        .replace('%DIRECTION%', () => String(site?.direction ?? 'auto'));
    },
  };
};

type ConfigFor = (env: Pick<ConfigEnv, 'mode' | 'command'>) => UserConfig;

/** What Vite is to know of the site in the folder `site` of the project in `root`. */
export const viteConfig = async (root: string, site: string): Promise<ConfigFor> => {
  // Loaded here or never, since Vite loads nothing for its config once it has read it; and only where mails are wanted.
  const localMail = wantsMail(site)
    ? await import('./notifications/local/start-local-mail')
    : undefined;

  return ({ mode, command }) => {
    const settings = readFirebaseSettings(loadEnv(mode, site, 'VITE_FIREBASE_'));
    const mail =
      localMail && settings === null && command === 'serve'
        ? mailFor(site, {
            environment: mailEnvironment(site, mode),
            start: localMail.startLocalMail,
          })
        : undefined;
    return {
      root,
      publicDir: join(site, 'public'),
      envDir: site,
      plugins: [
        withoutTimings(),
        devConfigPlugin(site),
        postsPlugin(site),
        photosPlugin(site),
        siteFontsPlugin(site),
        publicFilesPlugin(site),
        react(),
        // Before the pages: what is stored is shown at /__local/, which no page has.
        settings === null && localFirebasePlugin({ site, mail, forms: createFormsReader(site) }),
        devGuardPlugin(site),
        servePages(site),
        galleryPlugin(),
        documentLanguagePlugin(site),
        faviconPlugin(site),
        printStylesheetPlugin(site),
      ],
      resolve: {
        alias: [
          // package.json has the same for everyone else, and for the project's own config.
          { find: /^#config\//, replacement: `${normalizePath(join(site, 'config'))}/` },
          // notistack's own look, as a style element that the policy of every page refuses.
          { find: /^goober$/, replacement: join(root, 'src/layout/toast-css.ts') },
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
      server: {
        host: 'localhost',
        port: 5173,
        cors: false,
        // Of two saves within a moment, as of an editor and what formats for it, the last is shown: by
        // itself the watcher tells of the first alone.
        watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
      },
      preview: { host: 'localhost', cors: false },
      build: { target: 'es2022' },
    };
  };
};
